/** Pictures as lists of paths: no markup is made of them, so nothing can be smuggled in. */

export interface Shape {
  d: string;
  fill: string;
  stroke: string;
  /** Of the line. */
  width: number;
  transform?: string;
  opacity?: number;
}

export const INK = '#17262e';

/** One letter for each flat colour. */
const PAINT: Record<string, string> = {
  k: INK,
  w: '#fffbf2',
  b: '#7a4c28',
  t: '#e0b57a',
  g: '#5d8f3a',
  d: '#2f5f3c',
  r: '#c8402b',
  y: '#f0a202',
  s: '#9aa1a6',
  c: '#4b5a63',
  u: '#1b6580',
  l: '#9cc9d6',
  o: '#e8743b',
  p: '#5b3a6b',
  n: '#c98d5f',
  x: '#2a180c',
  e: '#efe6cf',
  m: '#b5224a',
};

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** Circles as "@x y r", ellipses as "%x y rx ry", all else as paths are written. */
function outline(text: string): string {
  return text.replace(/([@%])(\S+) (\S+) ([^\s@%]+)(?: ([^\s@%]+))?/g, (_, sign, x, y, r, ry) =>
    ellipse(Number(x), Number(y), Number(r), Number(sign === '%' ? ry : r)),
  );
}

/** A drawing in short: parts by ";", each a colour and an outline; "!" draws only a line, a number makes it wider. */
export function drawing(text: string, transform: string, line = 2): Shape[] {
  return text.split(';').map((part) => {
    const [head = '', body = ''] = part.split(',');
    const onlyLine = head.startsWith('!');
    const colour = PAINT[head.charAt(onlyLine ? 1 : 0)] ?? INK;
    return {
      d: outline(body),
      fill: onlyLine ? 'none' : colour,
      stroke: onlyLine ? colour : INK,
      width: onlyLine ? Number(head.slice(2)) || 3 : line,
      transform,
    };
  });
}

/** Always the same numbers for the same name. */
export function numbers(name: string): () => number {
  let state = 7;
  for (const letter of name) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
