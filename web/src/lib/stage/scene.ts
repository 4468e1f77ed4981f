/** Pictures drawn by parameters: a ground under a sky, in a light, with things on it. Same card, same picture. */
import { PROPS } from './props';
import { drawing, ellipse, INK, numbers, type Shape } from './shapes';

export type Sky = 'dawn' | 'day' | 'dusk' | 'grey' | 'night';
export type Weather = 'rain' | 'storm' | 'snow' | 'fog' | 'wind' | '';
export type Mood = 'calm' | 'tense' | 'cruel' | 'lucky';
export type Ground =
  | 'beach'
  | 'wood'
  | 'jungle'
  | 'river'
  | 'cave'
  | 'cliff'
  | 'plain'
  | 'camp'
  | 'sea'
  | 'wreck'
  | 'fire'
  | 'hut';

/** Something in the picture, and where it was put by hand. */
export interface Prop {
  name: string;
  at?: [x: number, y: number, size: number];
}

export interface Scene {
  ground: Ground;
  sky: Sky;
  weather: Weather;
  mood: Mood;
  props: Prop[];
}

export const WIDTH = 404;
export const HEIGHT = 258;

/** From the top down; then the sun, and how much of the night lies over all. */
const LIGHTS: Record<Sky, { bands: string[]; sun: string; x: number; y: number; r: number; shade: number }> =
  {
    dawn: { bands: ['#f3c9b0', '#f7d9b4', '#fbe8c6'], sun: '#fff3cf', x: 300, y: 118, r: 30, shade: 0 },
    day: { bands: ['#9fd0dc', '#bfe0e2', '#e3efdf'], sun: '#fbe08a', x: 318, y: 56, r: 26, shade: 0 },
    dusk: { bands: ['#f6d08a', '#f2b872', '#e49a5e'], sun: '#fbe6ae', x: 300, y: 104, r: 44, shade: 0.05 },
    grey: { bands: ['#7f919c', '#9aa9b0', '#b6c0c1'], sun: '#c9d2d3', x: 92, y: 60, r: 24, shade: 0.14 },
    night: { bands: ['#16324a', '#1f4259', '#2f5a6c'], sun: '#f5efd0', x: 316, y: 58, r: 24, shade: 0.34 },
  };
const TILT: Record<Mood, number> = { calm: 0, tense: -1.5, cruel: 2.5, lucky: 0.8 };
const TINT: Record<Mood, [string, number]> = {
  calm: ['#ffffff', 0],
  tense: ['#3a2a4a', 0.1],
  cruel: ['#7a1515', 0.16],
  lucky: ['#ffd86b', 0.12],
};

const flat = (d: string, fill: string, opacity?: number): Shape => ({
  d,
  fill,
  stroke: 'none',
  width: 0,
  opacity,
});
const inked = (d: string, fill: string): Shape => ({ d, fill, stroke: INK, width: 1.6 });
const line = (d: string, stroke: string, width: number, opacity?: number): Shape => ({
  d,
  fill: 'none',
  stroke,
  width,
  opacity,
});
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

/** A hill line over the whole width, from a height down to the lower edge. */
function hills(y: number, swing: number, next: () => number): string {
  const at = [0, 1, 2, 3, 4].map(() => y + (next() - 0.5) * swing);
  return `M-20 ${at[0]}C60 ${at[1]! - swing / 3} 110 ${at[1]! + swing / 3} 190 ${at[2]}S330 ${at[3]} 424 ${at[4]}V290H-20Z`;
}

const place = (x: number, y: number, size: number, turned = false): string =>
  `translate(${x} ${y}) scale(${turned ? -size : size} ${size})`;
const prop = (name: string, x: number, y: number, size: number, turned = false): Shape[] =>
  PROPS[name] ? drawing(PROPS[name], place(x, y, size, turned)) : [];

function trunks(next: () => number, colour: string, n: number): Shape[] {
  return Array.from({ length: n }, (_, i) => {
    const x = (i * WIDTH) / n + next() * 40;
    const w = 12 + next() * 24;
    return flat(`M${x} -20h${w}v200q4 30 6 50h${-w - 12}q4-20 6-50Z`, colour, 0.55 + next() * 0.4);
  });
}

function tufts(next: () => number, y: number, colours: string[]): Shape[] {
  return Array.from({ length: 16 }, (_, i) => {
    const [x, at] = [next() * WIDTH, y + next() * (HEIGHT - y - 8)];
    return flat(`M${x} ${at}q3-9-1-15q-4 7 1 15q6-6 8-11q-2 8-8 11Z`, colours[i % colours.length]!);
  });
}

/** Behind the things. */
const LANDS: Record<Ground, (next: () => number) => Shape[]> = {
  beach: (next) => [
    inked(hills(112, 30, next), '#7d9a62'),
    flat(box(-20, 118, 450, 80), '#1b6580'),
    line(
      'M0 132q26-9 52 0t52 0 52 0 52 0 52 0 52 0 52 0 52 0M20 150q20-7 40 0t40 0M280 154q20-7 40 0t40 0',
      '#9cc9d6',
      2,
      0.8,
    ),
    flat(hills(178, 16, next), '#9cc9d6'),
    inked(hills(186, 16, next), '#f8e3a4'),
    flat(hills(224, 14, next), '#efcf85'),
  ],
  sea: (next) => [
    flat(box(-20, 128, 450, 150), '#1b6580'),
    flat(hills(168, 16, next), '#21718d'),
    flat(hills(206, 18, next), '#134a61'),
    line(
      'M-10 146q26-9 52 0t52 0 52 0 52 0 52 0 52 0 52 0 52 0M10 184q20-8 40 0t40 0M240 190q20-8 40 0t40 0M90 226q24-8 48 0t48 0',
      '#9cc9d6',
      2.5,
      0.85,
    ),
  ],
  wood: (next) => [
    ...trunks(next, '#a56c43', 7),
    inked(hills(176, 20, next), '#5d7a3f'),
    flat(hills(222, 14, next), '#3f5f37'),
    ...tufts(next, 196, ['#3f7a45', '#6f9a3a', '#2f5f3c']),
  ],
  jungle: (next) => [
    flat(hills(90, 60, next), '#4f8a5a', 0.7),
    ...trunks(next, '#3f5f47', 5),
    flat('M-10-10H420V30Q380 60 350 34T270 40T190 30T110 46T30 36T-10 50Z', '#2f5f3c'),
    line('M60 34q12 60-6 110M332 36q-14 50 4 96M180 34q8 34-2 60', '#2f5f3c', 4),
    inked(hills(182, 22, next), '#3f7a45'),
    flat(hills(226, 14, next), '#24482f'),
    ...tufts(next, 200, ['#6f9a3a', '#8fb84a', '#2f5f3c']),
  ],
  river: (next) => [
    inked(hills(110, 40, next), '#7d9a62'),
    inked(hills(150, 20, next), '#5d8f3a'),
    inked(
      'M230 138C150 160 300 176 210 200C140 220 180 244 120 290H330C330 250 300 230 340 206C390 178 290 156 262 138Z',
      '#2a7f9b',
    ),
    line('M206 214q22-8 44 0M250 178q18-7 36 0M190 244q24-8 48 0', '#cfe8ee', 2.5),
    ...tufts(next, 176, ['#3f7a45', '#8fb84a']),
  ],
  cave: (next) => [
    flat(box(-20, -20, 450, 300), '#3a3f49'),
    flat('M40 290C30 120 110 40 202 40S374 120 364 290Z', '#565d68'),
    flat('M90 290C84 150 140 84 202 84S320 150 314 290Z', '#6e7681'),
    inked(
      'M-10-10H420V18L392 70L372 20L330 44L300 14L262 58L240 12L186 34L150 10L118 64L96 14L52 40L26 16L-10 76Z',
      '#2a2e36',
    ),
    inked(hills(196, 18, next), '#4a4f58'),
    flat(hills(232, 10, next), '#33373f'),
  ],
  cliff: (next) => [
    flat(hills(120, 40, next), '#a9b7a6'),
    inked('M-20 290V70L40 60L70 92L120 86L150 140L210 150L236 214L300 226L330 290Z', '#8f7a62'),
    line('M40 60L56 140L40 220M120 86L112 180M150 140L170 230M236 214L240 280', INK, 1.4, 0.6),
    inked(hills(236, 10, next), '#6f8a4a'),
  ],
  plain: (next) => [
    inked(hills(128, 30, next), '#a9b96a'),
    inked(hills(166, 16, next), '#c9bf6a'),
    flat(hills(210, 14, next), '#a8a04c'),
    ...tufts(next, 176, ['#8a8a3a', '#d9cf7a', '#6f8a3a']),
  ],
  camp: (next) => [
    inked(hills(124, 40, next), '#6f9a5a'),
    ...prop('tree', 44, 176, 1.1),
    ...prop('tree', 366, 172, 1.2),
    inked(hills(178, 12, next), '#d9c08a'),
    ...prop('hut', 96, 190, 0.8),
    flat(hills(224, 12, next), '#c2a56c'),
  ],
  wreck: (next) => [
    flat(box(-20, 128, 450, 90), '#2a7f9b'),
    line('M0 142q26-9 52 0t52 0 52 0 52 0 52 0 52 0 52 0 52 0', '#cfe8ee', 2, 0.8),
    ...prop('hull', 286, 190, 1.5),
    inked(hills(192, 14, next), '#f0d898'),
    flat(hills(228, 12, next), '#dcbf78'),
  ],
  fire: (next) => [
    flat(hills(120, 50, next), '#2c4a44'),
    inked(hills(180, 14, next), '#5a4a34'),
    flat(ellipse(202, 214, 150, 34), '#c77a33', 0.5),
    ...prop('fire', 202, 226, 1.1),
  ],
  hut: () => [
    flat(box(-20, -20, 450, 300), '#8a6a42'),
    line('M0 40H404M0 84H404M0 128H404M0 172H404', '#5e4527', 3, 0.7),
    inked(box(266, 40, 92, 76), '#9fd0dc'),
    line('M312 40V116M266 78H358', '#5e4527', 5),
    inked(box(-20, 200, 450, 90), '#6b4e2d'),
    line('M0 222H404M0 244H404', '#49341c', 2, 0.8),
  ],
};

function falling(next: () => number, weather: Weather): Shape[] {
  if (weather === 'rain' || weather === 'storm') {
    const d = Array.from({ length: 46 }, () => `M${next() * 430} ${next() * 250 - 10}l-7 18`).join('');
    const drops = line(d, '#dcecf2', 2, 0.75);
    return weather === 'rain'
      ? [drops]
      : [drops, ...prop('bolt', 70, 96, 1.3), ...prop('bolt', 352, 70, 0.9)];
  }
  if (weather === 'snow')
    return Array.from({ length: 50 }, () =>
      flat(ellipse(next() * WIDTH, next() * HEIGHT, 1.5 + next() * 2.5), '#ffffff', 0.9),
    );
  if (weather === 'fog')
    return [60, 110, 150, 196].map((y, i) =>
      flat(
        `M-20 ${y}q60-16 120 0t120 0 120 0 120 0v${22 + i * 4}q-60 14-120 0t-120 0-120 0-120 0Z`,
        '#eef3f2',
        0.5,
      ),
    );
  if (weather === 'wind')
    return [
      line(
        'M20 60q60-20 110 0t90-6q24-8 14-22t-26 0M180 110q60-16 104 0t80-8q20-10 8-22t-22 2M10 140q50-14 90 0t80-4',
        '#ffffff',
        3,
        0.85,
      ),
    ];
  return [];
}

/** Where things stand: what matters most in the middle and large. */
const PLACES: [number, number, number][][] = [
  [[202, 226, 2]],
  [
    [166, 230, 1.75],
    [308, 214, 1.15],
  ],
  [
    [196, 232, 1.65],
    [84, 212, 1.05],
    [322, 216, 1.15],
  ],
  [
    [176, 234, 1.5],
    [70, 206, 0.9],
    [290, 224, 1.15],
    [356, 200, 0.8],
  ],
];

export interface Picture {
  shapes: Shape[];
  transform: string;
}

export function scene(spec: Scene, id: string): Picture {
  const next = numbers(id);
  const sky = LIGHTS[spec.ground === 'fire' ? 'night' : spec.sky];
  const covered = spec.weather === 'rain' || spec.weather === 'storm' || spec.weather === 'snow';
  const band = HEIGHT / sky.bands.length;
  const shapes = sky.bands.map((fill, i) => flat(box(-20, i * band - 20, 450, band + 42), fill));
  shapes.push(flat(ellipse(sky.x + (next() - 0.5) * 60, sky.y, sky.r), sky.sun, covered ? 0.4 : 1));
  if (sky === LIGHTS.night)
    for (let i = 0; i < 22; i++)
      shapes.push(flat(ellipse(next() * WIDTH, next() * 110, 0.8 + next()), '#fff6d8'));
  if (covered)
    shapes.push(...prop('cloud', 90 + next() * 60, 62, 1.4), ...prop('cloud', 290 + next() * 50, 48, 1.2));
  shapes.push(...LANDS[spec.ground](next));
  if (sky.shade && spec.ground !== 'cave') shapes.push(flat(box(-20, -20, 450, 300), '#0b2233', sky.shade));
  const places = PLACES[Math.min(spec.props.length, PLACES.length) - 1] ?? [];
  // Those at the back first; the first one named stands before all.
  [...spec.props].reverse().forEach(({ name, at }, n, { length }) => {
    if (at) return void shapes.push(...prop(name, at[0], at[1], Math.abs(at[2]), at[2] < 0));
    const [x, y, size] = places[length - 1 - n] ?? [0, 0, 0];
    const turned = next() < 0.35 && !STRAIGHT.has(name);
    if (size) shapes.push(...prop(name, x + (next() - 0.5) * 16, y, size * (0.94 + next() * 0.12), turned));
  });
  shapes.push(...falling(next, spec.weather));
  const [tint, strength] = TINT[spec.mood];
  if (strength) shapes.push(flat(box(-20, -20, 450, 300), tint, strength));
  const tilt = TILT[spec.mood];
  const transform = tilt ? `rotate(${tilt} 202 129) translate(202 129) scale(1.06) translate(-202 -129)` : '';
  return { shapes, transform };
}
/** Never mirrored: they carry signs. */
const STRAIGHT = new Set(['book', 'map', 'sleep', 'med']);

const named = <Word extends string>(known: Record<Word, unknown>) => Object.keys(known) as Word[];
export const SKIES = named(LIGHTS);
export const MOODS = named(TILT);
export const GROUNDS = named(LANDS);
export const WEATHERS: Weather[] = ['rain', 'storm', 'snow', 'fog', 'wind'];
