/** Each family of cards has a frame of its own, told apart without colour: a sign in the band and a shape of the edge. */
export interface Frame {
  edge: 'torn' | 'plain' | 'claw' | 'thread' | 'plank' | 'pins' | 'spiral' | 'keyhole';
  band: string;
  /** In a square of 24. */
  sign: string;
}

const FRAMES: Record<string, Frame> = {
  event: { edge: 'torn', band: '#e9c46a', sign: 'M13 2L4 14h6l-1 8 9-12h-6Z' },
  adventure: {
    edge: 'plain',
    band: '#cdd9e3',
    sign: 'M4 4h16v16H4ZM9 9h1v1H9ZM14 9h1v1h-1ZM9 14h1v1H9ZM14 14h1v1h-1Z',
  },
  mystery: {
    edge: 'keyhole',
    band: '#d8c7e0',
    sign: 'M12 3a5 5 0 0 0-2.5 9.3L8 21h8l-1.5-8.7A5 5 0 0 0 12 3Z',
  },
  beast: { edge: 'claw', band: '#e3b9a4', sign: 'M5 3q3 9 1 18M12 2q3 10 1 20M19 3q3 9 1 18' },
  explore: {
    edge: 'plain',
    band: '#cfe0b6',
    sign: 'M8 3c3 0 3 5 2 8H6C5 8 5 3 8 3ZM6 13h4v3H6ZM16 8c3 0 3 5 2 8h-4c-1-3-1-8 2-8ZM14 18h4v3h-4Z',
  },
  plot: { edge: 'thread', band: '#f0d9c0', sign: 'M4 18C4 6 20 18 20 6M17 3l3 3-3 3' },
  wreckage: {
    edge: 'plank',
    band: '#d9b98a',
    sign: 'M3 7h18v4H3ZM3 14h18v4H3ZM6 9h.1M18 9h.1M6 16h.1M18 16h.1',
  },
  remains: {
    edge: 'plank',
    band: '#d9b98a',
    sign: 'M3 7h18v4H3ZM3 14h18v4H3ZM6 9h.1M18 9h.1M6 16h.1M18 16h.1',
  },
  camp: { edge: 'pins', band: '#d9e4c3', sign: 'M2 20L12 4l10 16ZM12 4v16' },
  note: { edge: 'spiral', band: '#efe0b8', sign: 'M6 3h13v18H6ZM3 7h5M3 12h5M3 17h5' },
  science: { edge: 'spiral', band: '#cfe3e8', sign: 'M9 3h6M10 3v6L4 20h16L14 9V3' },
  tile: { edge: 'plain', band: '#bfdbe6', sign: 'M2 8q5-5 10 0t10 0M2 14q5-5 10 0t10 0M2 20q5-5 10 0t10 0' },
  treasure: { edge: 'plain', band: '#f3d36b', sign: 'M3 9l4-5h10l4 5-9 12Z' },
  person: { edge: 'plain', band: '#d7e3ee', sign: 'M12 4a4 4 0 1 0 .1 0M4 21c0-10 16-10 16 0' },
  role: { edge: 'plain', band: '#d7e3ee', sign: 'M12 4a4 4 0 1 0 .1 0M4 21c0-10 16-10 16 0' },
  character: { edge: 'plain', band: '#d7e3ee', sign: 'M12 4a4 4 0 1 0 .1 0M4 21c0-10 16-10 16 0' },
  invention: {
    edge: 'pins',
    band: '#e2d3f0',
    sign: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11v2h6v-2a6 6 0 0 0-3-11Z',
  },
  land: { edge: 'plain', band: '#d9e4c3', sign: 'M12 3l8 4.5v9L12 21l-8-4.5v-9Z' },
  cause: { edge: 'torn', band: '#e3b9a4', sign: 'M12 3c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12Z' },
  card: { edge: 'plain', band: '#f0e3c4', sign: 'M8 3h11v14H8ZM5 7v14h11' },
};

export const frameOf = (family: string): Frame => FRAMES[family.split('-')[0]!] ?? FRAMES.card!;
