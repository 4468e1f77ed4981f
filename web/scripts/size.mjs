// What the first load of the table page costs: all scripts it needs, packed, and the typefaces.
// Of the drawn boards only one is loaded: the largest is counted.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const assets = fileURLToPath(new URL('../../src/robinsonade/web_static/assets/', import.meta.url));
const files = readdirSync(assets);
const packed = (names) => names.reduce((sum, name) => sum + gzipSync(readFileSync(assets + name)).length, 0);
const raw = (names) => names.reduce((sum, name) => sum + readFileSync(assets + name).length, 0);
const others = /^(Credits|NewGame|People|Recap)-/; // pages of their own, and what is opened seldom
const board = /^module-/;
const stage = /^parts-/; // loaded when a table is drawn
const page = (ending) => {
  const needed = files.filter((name) => name.endsWith(ending) && !others.test(name) && !stage.test(name));
  const boards = needed.filter((name) => board.test(name)).map((name) => packed([name]));
  return packed(needed.filter((name) => !board.test(name))) + Math.max(...boards);
};
const script = page('.js');
const style = page('.css');
const fonts = raw(files.filter((name) => name.endsWith('.woff2')));
const cards = packed(files.filter((name) => stage.test(name) && name.endsWith('.js')));
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(
  `Table page: ${kB(script)} script (at most 150), ${kB(style)} style, ${kB(fonts)} typefaces (at most 80), ${kB(cards)} for the stage (at most 16).`,
);
process.exit(script <= 150_000 && fonts <= 80_000 && cards <= 16_000 ? 0 : 1);
