/** The colours of product.md: contrast of every text pair, and distances for people who see fewer colours. */
import { describe, expect, it } from 'vitest';
import { file } from './files';

const css = file('src/styles/app.css');
const look = file('src/games/forbidden-island/look.ts');

type Rgb = [number, number, number];
const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const rgb = (hex: string) => [1, 3, 5].map((i) => linear(parseInt(hex.slice(i, i + 2), 16) / 255)) as Rgb;
const luminance = (hex: string) => {
  const [r, g, b] = rgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

// Machado, Oliveira and Fernandes 2009, severity 1.
const SIGHT: Record<string, [Rgb, Rgb, Rgb]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const seen = (hex: string, sight: string) =>
  SIGHT[sight]!.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, m, i) => sum + m * rgb(hex)[i]!, 0),
      ),
    ),
  ) as Rgb;
function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
function distance(a: string, b: string, sight: string): number {
  const [x, y] = [oklab(seen(a, sight)), oklab(seen(b, sight))];
  return 100 * Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}
function worst(colours: string[], sight: string): number {
  return Math.min(...colours.flatMap((a, i) => colours.slice(i + 1).map((b) => distance(a, b, sight))));
}

function tokens(block: RegExp): Record<string, string> {
  const body = block.exec(css)![1]!;
  return Object.fromEntries(
    [...body.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map((one) => [one[1]!, one[2]!]),
  );
}
const light = tokens(/:root \{([^}]*--paper[^}]*)\}/);
const dark = tokens(/:root\[data-theme='dark'\] \{([^}]*)\}/);
const seats = tokens(/:root \{([^}]*--seat-1[^}]*)\}/);

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, palette) => {
  it.each(['ink', 'ink-2', 'accent', 'ok', 'warn', 'danger', 'link'])(
    '%s is readable on paper and card',
    (name) => {
      expect(contrast(palette[name]!, palette.paper!)).toBeGreaterThanOrEqual(5);
      expect(contrast(palette[name]!, palette.card!)).toBeGreaterThanOrEqual(5);
    },
  );
  it('buttons, tiles and edges are readable', () => {
    expect(contrast(palette['on-accent']!, palette.accent!)).toBeGreaterThanOrEqual(5);
    expect(contrast(palette['on-sea']!, palette.sea!)).toBeGreaterThanOrEqual(5);
    expect(contrast(palette.ink!, palette.dry!)).toBeGreaterThanOrEqual(5);
    expect(contrast(palette.ink!, palette.flood!)).toBeGreaterThanOrEqual(5);
    expect(contrast(palette.edge!, palette.paper!)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.edge!, palette.card!)).toBeGreaterThanOrEqual(3);
    // Gold has an edge of ink.
    for (const mark of ['mark-move', 'mark-mend', 'mark-give'])
      expect(contrast(palette[mark]!, palette.rim!)).toBeGreaterThanOrEqual(3);
  });
});

const section = (name: string) => {
  const start = look.indexOf(`export const ${name}:`);
  return [
    ...look
      .slice(start, look.indexOf('\n};', start))
      .matchAll(/colour: '(#[0-9a-f]{6})', ink: '(#[0-9a-f]{6})'/g),
  ];
};
const marksOf = (palette: Record<string, string>) =>
  Object.entries(palette)
    .filter(([name]) => name.startsWith('mark-'))
    .map(([, colour]) => colour);
const roles = section('ROLE');
const treasures = section('TREASURE');

describe.each(Object.keys(SIGHT))('colours told apart by %s sight', (sight) => {
  it.each([
    ['seats', Object.values(seats), 4],
    ['roles', roles.map((one) => one[1]!), 6],
    ['treasures', treasures.map((one) => one[1]!), 4],
    ['kinds of choices, light', marksOf(light), 4],
    ['kinds of choices, dark', marksOf(dark), 4],
  ])('%s', (_, colours, number) => {
    expect(colours).toHaveLength(number);
    expect(worst(colours, sight)).toBeGreaterThanOrEqual(13.9);
  });
});

it('letters and symbols stand out on their own colour', () => {
  for (const [, colour, ink] of roles) expect(contrast(colour!, ink!)).toBeGreaterThanOrEqual(4.5);
  for (const [, colour, ink] of treasures) expect(contrast(colour!, ink!)).toBeGreaterThanOrEqual(3);
});
