// The golden games, replayed by the engine of the site in WebAssembly: node golden.mjs ROOT
// ROOT is a checkout with a built site. Says on one line how many came out the same, with every fingerprint and event.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const root = process.argv[2];
const packed = join(root, 'src', 'robinsonade', 'site_static', 'python');
const interpreter = join(root, 'web', 'node_modules', 'pyodide');
const { loadPyodide } = await import(pathToFileURL(join(interpreter, 'pyodide.mjs')));
const unpacked = (name) => new Uint8Array(gunzipSync(readFileSync(join(packed, `${name}.packed`))));
const library = join(mkdtempSync(join(tmpdir(), 'golden-')), 'stdlib.zip');
writeFileSync(library, unpacked('stdlib.zip'));
const python = await loadPyodide({ indexURL: interpreter, stdLibURL: library });
rmSync(dirname(library), { recursive: true });
python.unpackArchive(unpacked('engine.zip'), 'zip', { extractDir: '/engine' });
for (const folder of ['tools', 'tests']) {
  python.FS.mkdirTree(`/proof/${folder}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: join(root, folder) }, `/proof/${folder}`);
}
console.log(
  python.runPython(`
import json, sys
from pathlib import Path

sys.path[:0] = ["/engine", "/proof"]
from robinsonade.games import find_game
from robinsonade.kernel.match import replay
from tools.regenerate_golden import record

count = 0
for path in sorted(Path("/proof/tests/golden").glob("*/*.json")):
    golden = json.loads(path.read_text("utf-8"))
    match = replay(find_game(golden["match"]["game"]), golden["match"])
    assert json.loads(json.dumps(record(match))) == golden, path
    count += 1
json.dumps({"platform": sys.platform, "python": sys.version.split()[0], "games": count})
`),
);
