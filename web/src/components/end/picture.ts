/** The end as a picture of 1200 × 630, drawn here: headline, ranking and curve, what everybody may know. */
import type { Chances, Outcome } from '../../lib/api/types';
import { COLOUR } from '../../lib/board/colours';
import type { TableStore } from '../../lib/state/table.svelte';
import { t } from '../../lib/text/i18n.svelte';
import { drawn, height, WIDTH } from './course';
import { type Mood, sharedBy } from './ending';

const SKY: Record<Mood, [string, string]> = {
  won: ['#fbe6b0', '#f4b877'],
  lost: ['#2b2f52', '#b0523a'],
  neutral: ['#bfe0e2', '#e8efe0'],
};
const SEATS = ['#2b4a9b', '#d18a00', '#b0224a', '#2f9e8f'];
const INK = '#17262e';
const WHITE = '#fff';
const BODY = 'Atkinson, Verdana, sans-serif';
const DISPLAY = 'Fraunces, Georgia, serif';
/** Of the left half, beside the curve. */
const COLUMN = 490;

/** Words at their place. They are not part of the SVG: within a picture there are no typefaces of the page. */
export interface Words {
  x: number;
  y: number;
  font: string;
  text: string;
  end?: boolean;
  fill?: string;
}
export type Wide = (text: string, font: string) => number;

const plain = (size: number) => `400 ${size}px ${BODY}`;
const bold = (size: number) => `700 ${size}px ${BODY}`;
const display = (size: number) => `600 ${size}px ${DISPLAY}`;

/** A text in lines that fit, broken between words but not before a number; the last line says if there was more. */
export function broken(text: string, fits: (line: string) => boolean, lines: number): string[] {
  const found: string[] = [];
  for (const word of text.split(/ (?!\d)/)) {
    const last = found.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  if (found.length <= lines) return found;
  return [...found.slice(0, lines - 1), `${found[lines - 1]} …`];
}

export interface Told {
  title: string;
  kicker: string;
  headline: string;
  cause: string;
  ranking: { name: string; points: string; seat: number }[];
  /** Of the seats. */
  colours: string[];
}

/** The picture as SVG, and the words on it. */
export function pictureOf(
  told: Told,
  chances: Chances | null,
  mood: Mood,
  wide: Wide,
): { svg: string; words: Words[] } {
  const [high, low] = SKY[mood];
  const lines = (text: string, font: string, most: number, width = COLUMN) =>
    broken(text, (line) => wide(line, font) <= width, most);
  // The headline is never cut: it is smaller instead.
  const size = [40, 36, 32, 28, 24].find((one) => lines(told.headline, display(one), 9).length < 4) ?? 24;
  const head = lines(told.headline, display(size), 3);
  const words: Words[] = [
    { x: 64, y: 78, font: bold(22), text: told.kicker },
    ...head.map((text, n) => ({ x: 64, y: 128 + 46 * n, font: display(size), text })),
    ...lines(told.cause, plain(22), 3).map((text, n) => ({
      x: 64,
      y: 140 + 46 * head.length + 28 * n,
      font: plain(22),
      text,
    })),
    { x: 64, y: 602, font: display(24), text: told.title, fill: WHITE },
    { x: 1136, y: 602, font: display(24), text: 'Robinsonade', end: true, fill: WHITE },
  ];
  const curve = (chances ? drawn(chances) : []).map(({ line, path, band }) => {
    const colour = line === 'all' ? '#0f5c8a' : (told.colours[line] ?? INK);
    const dash = line === 'all' ? 'stroke-dasharray="7 5"' : '';
    return `<path d="${band}" fill="${colour}" opacity=".18"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="4" ${dash}/>`;
  });
  const grid = (chances ? [0, 0.5, 1] : []).map((share) => {
    const text = t('web-percent', { percent: 100 * share });
    words.push({ x: 608, y: 154 + 0.8 * height(share), font: plain(14), text, end: true });
    return `<path d="M46 ${height(share)}H${WIDTH - 24}" stroke="#cdbfa3"/>`;
  });
  const rows = told.ranking.slice(0, 4).map(({ name, points, seat }, n) => {
    const y = 382 + 42 * n;
    words.push({ x: 110, y, font: bold(24), text: lines(name, bold(24), 1, points ? 360 : 440)[0] ?? '' });
    words.push({ x: 554, y, font: display(28), text: points, end: true });
    const mark = [
      `<circle cx="80" cy="${y - 8}" r="15"`,
      `<path d="M80 ${y - 24}l17 29h-34z"`,
      `<rect x="66" y="${y - 22}" width="28" height="28" rx="4"`,
      `<path d="M80 ${y - 25}l17 17-17 17-17-17z"`,
    ][seat % 4];
    return `${mark} fill="${told.colours[seat]}" stroke="${INK}" stroke-width="2"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#s)"/><path d="M0 560q50-22 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V630H0z" fill="#1b6580"/>
<rect x="36" y="30" width="1128" height="508" rx="18" fill="#fffbf2" stroke="${INK}" stroke-width="3"/>
${rows.join('')}<g transform="translate(580 150) scale(.8)">${[...grid, ...curve].join('')}</g></svg>`;
  return { svg, words };
}

/** As on the page, whose variables a picture does not know. */
function colourOf(seat: number, persona: string): string {
  const own = /--seat-(\d)/.exec(COLOUR[persona]?.colour ?? '');
  return SEATS[own ? Number(own[1]) - 1 : seat % 4]!;
}

export function toldOf(table: TableStore, outcome: Outcome): Told {
  const { texts } = table;
  const { headline, cause } = outcome.facts;
  const together = sharedBy(outcome);
  const because = [
    cause ? texts.chronicle(cause) : '',
    together === null ? '' : `${t('web-end-together', { points: together })}.`,
  ];
  return {
    title: texts.title(),
    kicker: headline ? texts.outcome(outcome.reason) : '',
    headline: texts.headline(outcome),
    cause: because.filter(Boolean).join(' '),
    ranking: outcome.ranking.map(({ seat, points }) => ({
      name: texts.seat(seat),
      points: points === null || together !== null ? '' : String(points),
      seat,
    })),
    colours: (table.now?.seats ?? []).map(({ persona }, seat) => colourOf(seat, persona?.id ?? '')),
  };
}

async function png(told: Told, chances: Chances | null, mood: Mood): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1200, 630];
  const context = canvas.getContext('2d')!;
  const wide: Wide = (text, font) => {
    context.font = font;
    return context.measureText(text).width;
  };
  // What fails to load has its fallback, as on the page.
  await Promise.allSettled([plain(24), bold(24), display(24)].map((font) => document.fonts.load(font)));
  const { svg, words } = pictureOf(told, chances, mood, wide);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  context.drawImage(image, 0, 0);
  for (const { x, y, font, text, end, fill } of words) {
    context.font = font;
    context.textAlign = end ? 'right' : 'left';
    context.fillStyle = fill ?? INK;
    context.fillText(text, x, y);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Hand it to the system to share, else as a file. */
export async function share(table: TableStore, outcome: Outcome, chances: Chances | null, mood: Mood) {
  const told = toldOf(table, outcome);
  const blob = await png(told, chances, mood);
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
