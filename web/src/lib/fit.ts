/** How many buttons find room in one row. */

const GAP = 6;
/** Around the words of a button. */
const PADDING = 17;
const LEAST = 52;

/** The words of a button: how wide they are in one line, and in two. */
export interface Wording {
  one: number;
  two: number;
}

/**
 * The first buttons that fit, each with its width; all of them, or less and a button for the rest. One is always shown.
 * Words stand in two lines only if they have to.
 */
export function fit(words: Wording[], room: number, more: number): { shown: number; widths: number[] } {
  const padded = (width: number) => Math.max(LEAST, Math.ceil(width) + PADDING);
  const long = words.map((word) => padded(word.one));
  const short = words.map((word) => padded(word.two));
  const rowOf = (widths: number[]) => widths.reduce((sum, width) => sum + width + GAP, -GAP);
  if (rowOf(short) <= room) return { shown: words.length, widths: spread(short, long, room - rowOf(short)) };
  let shown = words.length - 1;
  while (shown > 1 && rowOf([...short.slice(0, shown), more]) > room) shown -= 1;
  const spare = room - rowOf([...short.slice(0, shown), more]);
  return { shown, widths: spread(short.slice(0, shown), long, Math.max(0, spare)) };
}

/** Give what is left to those whose words would like to be in one line. */
function spread(short: number[], long: number[], spare: number): number[] {
  const lacks = short.map((width, i) => long[i]! - width);
  const lack = lacks.reduce((sum, one) => sum + one, 0);
  const share = lack ? Math.min(1, spare / lack) : 0;
  return short.map((width, i) => Math.floor(width + lacks[i]! * share));
}

/** How wide a text is in one line, and in two lines that are as equal as its words allow. */
export function wordingOf(text: string, long: (words: string) => number): Wording {
  const words = text.split(/\s+/);
  const one = long(text);
  const halves = words.slice(1).map((_, i) => {
    const [first, second] = [words.slice(0, i + 1), words.slice(i + 1)];
    return Math.max(long(first.join(' ')), long(second.join(' ')));
  });
  return { one, two: Math.min(one, ...halves) };
}

let pen: CanvasRenderingContext2D | null | undefined;

/** The width of words in a typeface. */
export function widthIn(font: string): (words: string) => number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return (words) => words.length * 8;
  const ready = pen;
  ready.font = font;
  return (words) => ready.measureText(words).width;
}
