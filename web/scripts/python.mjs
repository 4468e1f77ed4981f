// Python for the site: the pinned interpreter as it comes; the parts of its library and of our engine that a table
// needs, compiled by this very interpreter, each as one archive; all of them packed, whatever the host does.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const interpreter = here('../node_modules/pyodide/');
const source = here('../../src/robinsonade/');
const out = here('../../src/robinsonade/site_static/');

// As they were when this version was chosen; the lock file says the same of the whole package.
const HASHES = {
  'pyodide.mjs': '6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109',
  'pyodide.asm.mjs': 'f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635',
  'pyodide.asm.wasm': 'cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6',
  'python_stdlib.zip': 'fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a',
};

// Rooms of the package that a table needs, and of each what is no text: sentences come with the page.
const ROOMS = ['kernel', 'games', 'players', 'hindsight', 'arena', 'lessons', 'tables', 'site'];
const KINDS = ['.py', '.toml', '.csv', '.json'];
// What no table ever imports.
const UNUSED =
  'unittest|_pyrepl|multiprocessing|ctypes|wsgiref|sqlite3|xmlrpc|xml|html|pydoc|pydoc_data|doctest|pdb|bdb|' +
  'smtplib|imaplib|ftplib|poplib|mailbox|socketserver|webbrowser|turtle|this|antigravity|wave|tabnanny|' +
  'pickletools|plistlib|profile|cProfile|pstats|modulefinder|zipapp|timeit|trace|__phello__';

function files(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function ours() {
  return files(source)
    .map((path) => [relative(source, path).replaceAll('\\', '/'), path])
    .filter(([name]) => {
      const parts = name.split('/');
      const known =
        parts.length === 1 ? ['__init__.py', 'files.py'].includes(name) : ROOMS.includes(parts[0]);
      return known && !parts.includes('text') && KINDS.some((kind) => name.endsWith(kind));
    });
}

const python = await loadPyodide({ indexURL: interpreter });
const { FS } = python;
for (const [name, path] of ours()) {
  const target = `/ours/robinsonade/${name}`;
  FS.mkdirTree(target.slice(0, target.lastIndexOf('/')));
  FS.writeFile(target, new Uint8Array(readFileSync(path)));
}
FS.writeFile('/stdlib.zip', new Uint8Array(readFileSync(join(interpreter, 'python_stdlib.zip'))));
python.globals.set('UNUSED', UNUSED);
python.runPython(readFileSync(here('./pack.py'), 'utf-8'));

const folder = join(out, 'python');
mkdirSync(folder, { recursive: true });
for (const [name, hash] of Object.entries(HASHES)) {
  const found = createHash('sha256')
    .update(readFileSync(join(interpreter, name)))
    .digest('hex');
  if (found !== hash) throw new Error(`${name} of pyodide is not the one that was chosen: ${found}`);
}
copyFileSync(join(interpreter, 'pyodide.mjs'), join(folder, 'pyodide.mjs'));
copyFileSync(join(interpreter, 'pyodide.asm.mjs'), join(folder, 'pyodide.asm.mjs'));
const large = {
  'pyodide.asm.wasm': readFileSync(join(interpreter, 'pyodide.asm.wasm')),
  'stdlib.zip': FS.readFile('/packed/stdlib.zip'),
  'engine.zip': FS.readFile('/packed/engine.zip'),
};
for (const [name, content] of Object.entries(large))
  writeFileSync(join(folder, `${name}.packed`), gzipSync(content, { level: 9 }));
// It never loads a package: of the list only the head is needed.
const { info } = JSON.parse(readFileSync(join(interpreter, 'pyodide-lock.json'), 'utf-8'));
writeFileSync(join(folder, 'packages.json'), JSON.stringify({ info, packages: {} }));
for (const path of files(here('../site/'))) copyFileSync(path, join(out, relative(here('../site/'), path)));
