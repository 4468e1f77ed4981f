/** Icons drawn on 512 × 512: a tenth of that is finer than anybody sees, and much shorter to load. */

const SEGMENT = /([a-df-z])([^a-df-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
/** An arc has two flags among its numbers, which need nothing between them. */
const ARC = 7;
const FLAGS = [3, 4];

/** The commands of a path with their numbers. */
export function commands(path: string): [command: string, numbers: number[]][] {
  return [...path.matchAll(SEGMENT)].map(([, command, text]) => [command!, numbers(command!, text!)]);
}

function numbers(command: string, text: string): number[] {
  const found: number[] = [];
  const isFlag = () => command.toLowerCase() === 'a' && FLAGS.includes(found.length % ARC);
  for (let at = 0; at < text.length;) {
    if (/[\s,]/.test(text[at]!)) at += 1;
    else if (isFlag()) found.push(Number(text[at++]));
    else {
      NUMBER.lastIndex = at;
      const [one] = NUMBER.exec(text)!;
      found.push(Number(one));
      at += one.length;
    }
  }
  return found;
}

export function rounded(path: string): string {
  return commands(path)
    .map(([command, all]) => command + all.map(short).map(joined).join(''))
    .join('');
}

function short(n: number): string {
  return String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');
}

/** Nothing stands between two numbers that nobody can mistake for one. */
function joined(next: string, at: number, all: string[]): string {
  const before = all[at - 1];
  const apart =
    before === undefined || next.startsWith('-') || (next.startsWith('.') && before.includes('.'));
  return (apart ? '' : ' ') + next;
}
