/**
 * People drawn by parameters: skin, hair, hat, beard, what they wear. A game says in a few words how its people look
 * (data/faces.toml); what is not said follows from the name, so the same person always looks the same.
 */
import { drawing, ellipse, INK, numbers, type Shape } from './shapes';

/** How the names of bots' faces begin. */
export const BOT = 'bot ';

const SKIN = ['#f3cfae', '#dca87c', '#bd8054', '#8a573a'];
const HAIR = ['#2a1b12', '#6b4524', '#c98a2b', '#a8431f', '#d9d4c8', '#17262e'];
const SHIRT = ['#2b4c9b', '#8a5a00', '#b5224a', '#1f6b43', '#5b3a6b', '#f2ead6'];
const BACK = ['#bcd6dc', '#f1dca6', '#e4c7c2', '#cfe0c3'];

/** Behind the head. */
const BEHIND: Record<string, string> = {
  long: 'M14 31C12 7 52 7 50 31L53 57Q43 61 40 52H24Q21 61 11 57Z',
  bun: 'M24 14C22 2 42 2 40 14ZM16 30C14 10 50 10 48 30L46 40H18Z',
  curly:
    'M12 34C6 28 10 20 15 18C16 8 28 6 32 8C38 4 48 8 49 17C56 20 57 29 52 34C53 42 46 46 43 42H21C17 46 10 42 12 34Z',
  tail: 'M44 20C58 22 56 38 50 44C52 36 48 32 44 30Z',
};
/** Over the brow. */
const FRINGE: Record<string, string> = {
  short: 'M17.5 28C14 12 27 7 34 9.5C47 7 50 18 46.5 28C45 22 42 19 37 19.5C30 21 21 19 17.5 28Z',
  parted:
    'M17.5 30C14 11 28 6 36 9C48 9 50 19 46.5 30C46 23 43 19 39 17C33 22 24 22 20 22C18.5 24 18 27 17.5 30Z',
  curly:
    'M17 27C13 22 17 14 22 14C24 8 32 7 35 11C41 7 47 12 46 17C50 20 49 26 46.5 28C45 22 42 21 39 22C36 19 32 20 30 22C26 19 20 21 17 27Z',
  bald: 'M17.5 32C15.5 28 16 24 18 22C18 26 18.5 29 19 31ZM46.5 32C48.5 28 48 24 46 22C46 26 45.5 29 45 31Z',
};
FRINGE.long = FRINGE.parted!;
FRINGE.bun = 'M17.5 28C15 13 26 8 32 8S49 13 46.5 28C44 20 38 16 32 16S20 20 17.5 28Z';
FRINGE.tail = FRINGE.bun;

/** In the short form of `drawing`; "h" stands for a colour of the person's own. */
const HATS: Record<string, string> = {
  straw: 't,M8 23Q32 12 56 23Q32 31 8 23Z;t,M20 20C20 5 44 5 44 20Q32 25 20 20Z;!r4,M20 19.5Q32 24 44 19.5',
  cap: 'u,M17 23C16 7 48 7 47 23Q32 18 17 23Z;u,M17 22Q32 15 50 23Q56 25 54 27Q36 21 17 23Z',
  toque: 'w,M20 21V14C12 12 15 1 24 4C28-3 38-2 40 4C49 1 52 12 44 14V21Q32 17 20 21Z;!s1,M27 8V15M37 8V15',
  tricorn: 'c,M9 22C18 10 26 6 32 10C38 6 46 10 55 22Q32 14 9 22Z;!y2,M12 20Q32 12 52 20',
  pith: 't,M9 24Q32 14 55 24Q32 30 9 24Z;t,M18 21C18 3 46 3 46 21Q32 16 18 21Z;!b2,M18 18.5Q32 13.5 46 18.5;b,@32 6 2',
  hard: 'y,M16 23C15 5 49 5 48 23Q32 17 16 23Z;y,M12 23Q32 15 52 23Q54 25 51 26Q32 19 13 26Q10 25 12 23Z;!k1,M27 8V17M37 8V17',
  captain: 'w,M14 17C14 4 50 4 50 17Q32 12 14 17Z;k,M16 17Q32 12 48 17L47 24Q32 19 17 24Z;y,@32 18 2.5',
  bandana: 'r,M17 24C16 8 48 8 47 24Q32 16 17 24Z;r,M46 22L55 26L49 30Z;w,@25 15 1.2@33 12 1.2@40 16 1.2',
  feather:
    'd,M10 23Q32 13 54 23Q32 29 10 23Z;d,M19 21C20 8 30 9 32 11C35 8 44 9 45 21Q32 16 19 21Z;w,M44 19C50 12 50 4 47 0C42 6 41 13 44 19Z',
  rain: 'y,M8 27C16 20 18 6 32 6S48 20 56 27Q32 18 8 27Z;!b1,M18 19Q32 14 46 19',
  flyer: 'b,M16 34C12 6 52 6 48 34C46 22 42 18 32 18S18 22 16 34Z;l,%25 17 6 4.5%39 17 6 4.5;!k,M31 17H33',
  mask: 'l,M20 26H44V33Q38 36 34 33Q32 31 30 33Q26 36 20 33Z;!k2,M20 28L16 26M44 28L48 26;!o4,M49 40V12Q49 7 45 8',
  mirror: '!c3,M17 21Q32 15 47 21;s,@32 16 5.5;l,@32 16 2.5',
  headband: 'm,M17 24Q32 16 47 24L46.5 28Q32 20 17.5 28Z;m,M46 25L54 23L52 30Z',
};
const WORN: Record<string, string> = {
  scarf: 'r,M21 46Q32 54 43 46L45 52Q32 60 19 52Z;r,M38 52L44 64L36 62Z',
  apron: 'w,M23 66V53H41V66Z;!w3,M23 54L20 47M41 54L44 47',
  glasses: '!k1,M31 30H33M22 30L18.5 29M42 30L45.5 29@26.5 30 4.5@37.5 30 4.5',
  pencil: 'y,M44 24L54 16L55.5 18L45.5 26Z;k,M44 24L45.5 26L42.5 26.5Z',
  ring: '!y2,@18 38.5 1.8@46 38.5 1.8',
  patch: 'k,M22 27H31Q31 34 26.5 34Q22 34 22 27Z;!k1,M18 22L46 24',
};
const BEARDS: Record<string, string> = {
  beard: 'M18.5 30C20 37 24 34 27 36Q32 33.5 37 36C40 34 44 37 45.5 30C48 45 41 53 32 53S16 45 18.5 30Z',
  moustache: 'M32 36C28 33.5 25 36 22.5 40C27 41.5 30 40 32 38.5C34 40 37 41.5 41.5 40C39 36 36 33.5 32 36Z',
  goatee: 'M27 43Q32 41 37 43Q37 52 32 52.5Q27 52 27 43Z',
};
const CHANCES = ['straw', 'cap', 'bandana', 'feather', '', '', '', '', ''];

export interface Face {
  ground: string;
  shapes: Shape[];
}

const part = (d: string, fill: string, width = 1.6): Shape => ({ d, fill, stroke: INK, width });

/** A bot: a tin head with lamps for eyes, some with a hat against the sun. */
function robot(next: () => number, ground: string): Face {
  const one = <Item>(list: readonly Item[]) => list[Math.floor(next() * list.length)]!;
  const tin = one(['#9fb4bd', '#c9b48a', '#a9b99a', '#c79a8a']);
  const lamp = one(['#f0a202', '#9cc9d6', '#e8743b']);
  const hat = next() < 0.4 ? drawing(HATS.straw!, 'translate(0 -3)', 1.6) : [];
  return {
    ground,
    shapes: [
      part('M10 66C10 54 18 51 32 51S54 54 54 66Z', '#6d7f88'),
      part('M27 44h10v8h-10z', '#4b5a63'),
      part('M32 14V6', 'none', 2),
      part(ellipse(32, 5, 3), lamp),
      part('M14 28h-4v9h4M50 28h4v9h-4', tin),
      part('M15 21Q15 14 22 14H42Q49 14 49 21V39Q49 46 42 46H22Q15 46 15 39Z', tin),
      part('M19 24Q19 21 22 21H42Q45 21 45 24V32Q45 35 42 35H22Q19 35 19 32Z', '#17262e', 1),
      part(ellipse(26, 28, 3.4) + ellipse(38, 28, 3.4), lamp, 0),
      part('M24 40.5H40M28 38.5V42.5M32 38.5V42.5M36 38.5V42.5', 'none', 1.3),
      ...hat,
    ],
  };
}

/** In a square of 64. */
export function face(id: string, look = ''): Face {
  const next = numbers(`face ${id}`);
  const words = look.split(' ').filter(Boolean);
  const one = <Item>(list: readonly Item[]) => list[Math.floor(next() * list.length)]!;
  /** The one that is named by a letter and its number, or any. */
  const shade = (letter: string, list: string[]) => {
    const any = one(list);
    const named = words.find((word) => word.length === 2 && word.startsWith(letter));
    return list[Number(named?.charAt(1)) - 1] ?? any;
  };
  const named = (parts: Record<string, string>) => words.find((word) => word in parts);
  const [ground, skin, hair, shirt] = [
    shade('g', BACK),
    shade('s', SKIN),
    shade('h', HAIR),
    shade('c', SHIRT),
  ];
  if (id.startsWith(BOT)) return robot(next, ground);
  const woman = next() < 0.5;
  const style =
    named(FRINGE) ?? one(woman ? ['long', 'bun', 'curly', 'tail'] : ['short', 'parted', 'curly', 'bald']);
  const known = words.length > 0;
  const beard = named(BEARDS) ?? (known || woman ? '' : one(['beard', 'moustache', 'goatee', '', '']));
  const hat = named(HATS) ?? (known ? '' : one(CHANCES));
  const worn = words.filter((word) => word in WORN);
  const short = (text: string) => drawing(text, '', 1.6);
  const covered = hat && !['mirror', 'headband', 'mask'].includes(hat);
  return {
    ground,
    shapes: [
      ...(BEHIND[style] ? [part(BEHIND[style], hair)] : []),
      part('M7 66C8 52 19 49 32 49S56 52 57 66Z', shirt),
      part('M24 49L32 57L40 49', 'none', 1.4),
      part('M26 40h12v9q-6 6-12 0z', skin),
      part(`${ellipse(18.5, 31.5, 3, 4)}${ellipse(45.5, 31.5, 3, 4)}`, skin, 1.4),
      part('M18.5 26C18.5 12.5 45.5 12.5 45.5 26C46.5 38.5 40 46.5 32 46.5S17.5 38.5 18.5 26Z', skin),
      { ...part(`${ellipse(23.5, 36.5, 3, 2)}${ellipse(40.5, 36.5, 3, 2)}`, '#c8402b', 0), opacity: 0.22 },
      ...(beard ? [part(BEARDS[beard]!, hair)] : []),
      part(`${ellipse(26.5, 30, 1.8, 2.2)}${ellipse(37.5, 30, 1.8, 2.2)}`, INK, 0),
      part(`${ellipse(27.1, 29.2, 0.6)}${ellipse(38.1, 29.2, 0.6)}`, '#ffffff', 0),
      part('M23 25.8q3.5-2.2 6.5-.4M34.5 25.4q3-1.8 6.5.4M32 31l-1.6 4.4q1.3.8 2.6.2', 'none', 1.3),
      part(beard === 'beard' ? 'M28.5 41.5q3.5 2 7 0' : 'M27.5 40.5q4.5 3.5 9 0', 'none', 1.5),
      ...(covered && style !== 'curly' ? [] : [part(FRINGE[style]!, hair)]),
      ...(covered
        ? [
            part(
              'M17.8 29C17 24 17.5 21 19 19H22C19.5 22 19 26 19 29ZM46.2 29C47 24 46.5 21 45 19H42C44.5 22 45 26 45 29Z',
              hair,
            ),
          ]
        : []),
      ...worn.flatMap((word) => short(WORN[word]!)),
      ...(hat ? short(HATS[hat]!) : []),
    ],
  };
}

/** All that a game may say of how somebody looks. */
export const FEATURES: readonly string[] = [
  ...Object.keys({ ...FRINGE, ...HATS, ...WORN, ...BEARDS }),
  ...Object.entries({ s: SKIN, h: HAIR, c: SHIRT, g: BACK }).flatMap(([letter, list]) =>
    list.map((_, n) => `${letter}${n + 1}`),
  ),
];
