// What the first load of the table page costs: the scripts it needs, packed, with all that they import, and the
// typefaces. Of the drawn boards only one is loaded: the largest is counted. What is fetched only when it is wanted
// (other pages, sheets, the recap) does not belong to it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const assets = fileURLToPath(new URL('../../src/robinsonade/web_static/assets/', import.meta.url));
const files = readdirSync(assets);
const packed = (names) =>
  [...names].reduce((sum, name) => sum + gzipSync(readFileSync(assets + name)).length, 0);
const raw = (names) => names.reduce((sum, name) => sum + readFileSync(assets + name).length, 0);
const named = (start) => files.filter((name) => name.startsWith(`${start}-`) && name.endsWith('.js'));

/** These scripts and what they import at once, but for what is there already. */
function closure(names, there = new Set()) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name) || there.has(name)) return;
    found.add(name);
    const text = readFileSync(assets + name, 'utf-8');
    for (const [, other] of text.matchAll(/(?:^|[;}])import(?:[^"'()]*?from)?["']\.\/([^"']+\.js)["']/g))
      visit(other);
  };
  names.forEach(visit);
  return found;
}

const page = closure([...named('index'), ...named('AnyTable')]);
const boards = named('module');
const script = packed(page) + Math.max(...boards.map((name) => packed(closure([name], page))));
const style = packed(files.filter((name) => name.endsWith('.css')));
const fonts = raw(files.filter((name) => name.endsWith('.woff2')));
const shared = boards.flatMap((name) => [...closure([name], page)]); // boards have it, too
const cards = packed(closure(named('parts'), new Set([...page, ...shared])));
const ended = packed(closure(named('EndPage'), new Set([...page, ...closure(named('parts'))])));
const turned = packed(
  closure(named('Chronicle'), new Set([...page, ...closure(named('EndPage')), ...closure(named('parts'))])),
);
const acts = packed(closure(named('kit'), new Set([...page, ...shared])));
const turn = packed(closure([...named('Attention'), ...named('Company')], new Set([...page, ...shared])));
const square = packed(closure(named('QrCode'), new Set([...page, ...closure(named('sheets'))])));
const lesson = packed(closure(named('teaching'), new Set([...page, ...shared])));
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(
  `Table page: ${kB(script)} script (at most 150), ${kB(style)} style, ${kB(fonts)} typefaces (at most 80), ${kB(cards)} for the stage (at most 16), ${kB(ended)} for the end (at most 10), ${kB(turned)} for how it turned (at most 10), ${kB(acts)} for acting on boards (at most 10), ${kB(lesson)} for a lesson (at most 6), ${kB(turn)} for company and attention (at most 6), ${kB(square)} for QR codes (at most 6), boards ${boards
    .map((name) => kB(packed([name])))
    .sort()
    .join(', ')} (each at most 24).`,
);
const drawn = Math.max(...boards.map((name) => packed([name])));
const fits =
  drawn <= 24_000 &&
  script <= 150_000 &&
  fonts <= 80_000 &&
  cards <= 16_000 &&
  ended <= 10_000 &&
  turned <= 10_000 &&
  acts <= 10_000 &&
  lesson <= 6_000 &&
  turn <= 6_000 &&
  square <= 6_000;
process.exit(fits ? 0 : 1);
