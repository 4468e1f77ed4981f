/** Where everything lies on the chart, in its own units, and who is beside whom for those who move by keys. */
import type { PapuaView } from './view';

/** The chart is so wide and so high. */
export const [WIDTH, HEIGHT] = [772, 590];

interface Site {
  /** What belongs to the zone: left, top, width, height. */
  area: [number, number, number, number];
  /** A corner of its sign: which one is said by `from`. */
  sign: [number, number];
  from: 'left' | 'right';
  /** Where its explorers stand: the middle. */
  camp: [number, number];
}

export const SITES: Record<string, Site> = {
  funding: { area: [10, 8, 150, 182], sign: [14, 12], from: 'left', camp: [74, 166] },
  notebook: { area: [174, 82, 208, 116], sign: [262, 98], from: 'left', camp: [214, 184] },
  expeditions: { area: [334, 236, 214, 122], sign: [340, 242], from: 'left', camp: [420, 322] },
  huts: { area: [118, 310, 190, 184], sign: [132, 314], from: 'left', camp: [220, 468] },
  logistics: { area: [110, 496, 206, 86], sign: [116, 502], from: 'left', camp: [284, 540] },
  hunting: { area: [572, 440, 192, 140], sign: [758, 448], from: 'right', camp: [646, 548] },
};
/** As they are read: from above, from the left. */
export const ZONES = Object.keys(SITES);

/** The middle of the card that waits at a destination. */
export const CARDS: Record<string, [number, number]> = {
  jungle: [286, 240],
  river: [508, 396],
  volcano: [624, 262],
};
export const HOUSES: [number, number][] = [
  [178, 384],
  [223, 370],
  [268, 378],
  [204, 430],
  [256, 430],
];
/** Upper left corner of the first crate, and how far it is to the next. */
export const CRATES = { x: 330, y: 504, step: 98 };
/** The middle of the open page. */
export const PAGE: [number, number] = [480, 180];

export const left = (x: number): string => `${((100 * x) / WIDTH).toFixed(2)}%`;
export const top = (y: number): string => `${((100 * y) / HEIGHT).toFixed(2)}%`;

/** All that can be pointed at, with the dice in a row below the chart. */
export function placesOf(view: PapuaView, dice: string[]): { id: string; x: number; y: number }[] {
  const middle = ([x, y, width, height]: Site['area']) => ({ x: x + width / 2, y: y + height / 2 });
  return [
    ...ZONES.map((zone) => ({ id: `zone:${zone}`, ...middle(SITES[zone]!.area) })),
    ...view.destinations.map(({ id }) => ({ id: `destination:${id}`, x: CARDS[id]![0], y: CARDS[id]![1] })),
    ...view.counters.map((id, i) => ({
      id: `counter:${id}`,
      x: CRATES.x + 40 + CRATES.step * i,
      y: CRATES.y + 30,
    })),
    ...(view.note ? [{ id: `note:${view.note}`, x: PAGE[0], y: PAGE[1] }] : []),
    ...dice.map((id, i) => ({ id, x: 120 + 60 * i, y: HEIGHT + 60 })),
  ];
}
