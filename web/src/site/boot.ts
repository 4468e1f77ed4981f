/** Python in a worker: the pinned interpreter and the packed engine, from the folder of the site. */
import type { PyodideInterface } from 'pyodide';

export type Python = PyodideInterface;

/** What travels packed whatever the host does with it, and what it is. */
const PACKED: Record<string, string> = {
  'pyodide.asm.wasm': 'application/wasm',
  'stdlib.zip': 'application/zip',
  'engine.zip': 'application/zip',
};

function unpacking(folder: string): void {
  const plain = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const type = address.startsWith(folder) && PACKED[address.slice(folder.length)];
    if (!type) return plain(input, init);
    const answer = await plain(`${address}.packed`, { credentials: 'same-origin' });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${address}`);
    return new Response(answer.body.pipeThrough(new DecompressionStream('gzip')), {
      headers: { 'Content-Type': type },
    });
  };
}

async function bytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** `base`: where the page lies. */
export async function boot(base: string): Promise<Python> {
  const folder = `${base}python/`;
  unpacking(folder);
  const engine = bytes(`${folder}engine.zip`);
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${folder}pyodide.mjs`
  )) as typeof import('pyodide');
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}stdlib.zip`,
    lockFileURL: `${folder}packages.json`,
  });
  python.unpackArchive(await engine, 'zip', { extractDir: '/engine' });
  python.runPython('import sys; sys.path.insert(0, "/engine")');
  return python;
}
