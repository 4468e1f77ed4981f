/** The end as a picture of 1200 × 630, drawn here from an SVG: headline, ranking and curve, what everybody may know. */
import type { Chances, Outcome } from '../../lib/api/types';
import type { TableStore } from '../../lib/state/table.svelte';
import { drawn, height, WIDTH } from './course';
import type { Mood } from './ending';

const SKY: Record<Mood, [string, string]> = {
  won: ['#fbe6b0', '#f4b877'],
  lost: ['#2b2f52', '#b0523a'],
  neutral: ['#bfe0e2', '#e8efe0'],
};
const SEATS = ['#2b4a9b', '#d18a00', '#b0224a', '#2f9e8f'];
const INK = '#17262e';
const BODY = 'Atkinson Hyperlegible Next, Verdana, sans-serif';
const DISPLAY = 'Fraunces, Georgia, serif';

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A text in lines of at most so many letters, broken between words; the last line says if there was more. */
export function broken(text: string, most: number, lines: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  if (found.length <= lines) return found;
  return [...found.slice(0, lines - 1), `${found[lines - 1]} …`];
}

const words = (x: number, y: number, size: number, text: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${INK}" ${more}>${escaped(text)}</text>`;

export interface Told {
  title: string;
  kicker: string;
  headline: string;
  cause: string;
  ranking: { name: string; points: string; seat: number }[];
}

/** The picture as SVG. */
export function pictureOf(told: Told, chances: Chances | null, mood: Mood): string {
  const [high, low] = SKY[mood];
  const head = broken(told.headline, 30, 3);
  const cause = broken(told.cause, 44, 3);
  const display = `font-family="${DISPLAY}" font-weight="600"`;
  const shown = chances ? drawn(chances) : [];
  const curve = shown
    .map(({ line, path, band }) => {
      const colour = line === 'all' ? '#0f5c8a' : (SEATS[line % 4] ?? INK);
      const dash = line === 'all' ? 'stroke-dasharray="7 5"' : '';
      return `<path d="${band}" fill="${colour}" opacity=".18"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="4" ${dash}/>`;
    })
    .join('');
  const grid = [0, 0.5, 1]
    .map(
      (share) =>
        `<path d="M46 ${height(share)}H${WIDTH - 24}" stroke="#cdbfa3"/>` +
        words(0, height(share) + 5, 15, `${share * 100} %`),
    )
    .join('');
  const rows = told.ranking
    .slice(0, 4)
    .map(({ name, points, seat }, n) => {
      const y = 392 + 48 * n;
      const mark = [
        `<circle cx="80" cy="${y - 8}" r="15"`,
        `<path d="M80 ${y - 24}l17 29h-34z"`,
        `<rect x="66" y="${y - 22}" width="28" height="28" rx="4"`,
        `<path d="M80 ${y - 25}l17 17-17 17-17-17z"`,
      ][seat % 4];
      const total = words(520, y, 28, points, `${display} text-anchor="end"`);
      return `${mark} fill="${SEATS[seat % 4]}" stroke="${INK}" stroke-width="2"/>${words(110, y, 24, broken(name, 30, 1)[0] ?? '', 'font-weight="700"')}${total}`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="${BODY}">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#s)"/><path d="M0 560q50-22 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V630H0z" fill="#1b6580"/>
<rect x="36" y="30" width="1128" height="508" rx="18" fill="#fffbf2" stroke="${INK}" stroke-width="3"/>
${words(64, 78, 22, told.kicker, 'font-weight="700"')}
${head.map((line, n) => words(64, 128 + 46 * n, 40, line, display)).join('')}
${cause.map((line, n) => words(64, 140 + 46 * head.length + 28 * n, 22, line)).join('')}
${rows}<g transform="translate(580 150) scale(.8)">${chances ? grid + curve : ''}</g>
${words(64, 602, 24, told.title, `${display} style="fill:#fff"`)}${words(1136, 602, 24, 'Robinsonade', `${display} text-anchor="end" style="fill:#fff"`)}</svg>`;
}

export function toldOf(table: TableStore, outcome: Outcome): Told {
  const { texts } = table;
  const { headline, cause } = outcome.facts;
  return {
    title: texts.title(),
    kicker: headline ? texts.outcome(outcome.reason) : '',
    headline: texts.headline(outcome),
    cause: cause ? texts.chronicle(cause) : '',
    ranking: outcome.ranking.map(({ seat, points }) => ({
      name: texts.seat(seat),
      points: points === null ? '' : String(points),
      seat,
    })),
  };
}

async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1200, 630];
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Hand it to the system to share, else as a file. */
export async function share(table: TableStore, outcome: Outcome, chances: Chances | null, mood: Mood) {
  const told = toldOf(table, outcome);
  const blob = await png(pictureOf(told, chances, mood));
  const file = new File([blob], `robinsonade-${table.id}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title: told.headline });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
