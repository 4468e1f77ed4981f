/** Our own drawings on 64 × 64, each an icon. */
import { drawn } from '../../lib/board/icons';

const glyph = (fill: string) => drawn({ fill }, { size: '1.2em' });

export const HOURGLASS = glyph(
  'M14 4h36v6c0 10-7 16-13 22 6 6 13 12 13 22v6H14v-6c0-10 7-16 13-22-6-6-13-12-13-22zm9 9c2 5 6 9 9 12 3-3 7-7 9-12zm9 27c-5 4-9 8-10 13h20c-1-5-5-9-10-13z',
);
export const CRATE = glyph(
  'M8 10h48v44H8zm6 6v32h36V16zm4 0h8l24 24v8h-4L14 24v-8zM14 34l10 10v4H14zM40 16h10v10z',
);
export const HIDE = glyph(
  'M19 4l8 9h10l8-9 7 6-5 11 13 5v9l-13 4 2 9 6 8-9 5-7-9h-14l-7 9-9-5 6-8 2-9-13-4v-9l13-5-5-11z',
);
export const ROOF = glyph(
  'M32 6 3 30l5 6 24-20 24 20 5-6zM32 24 12 40v4l6-3v6l7-4v6l7-4 7 4v-6l7 4v-6l6 3v-4z',
);
export const FIRE = glyph(
  'M32 3c3 10 14 14 14 26a14 14 0 0 1-28 0c0-6 3-9 5-13 2 3 3 5 5 6 2-6 1-12 4-19zM7 55l48-11 2 7-48 11zM57 55 9 44l-2 7 48 11z',
);
export const BASKET = glyph(
  'M12 27C12 12 21 5 32 5s20 7 20 22h7l-7 32H12L5 27zm6 0h28c0-11-6-16-14-16s-14 5-14 16zm-3 7 1 4h32l1-4zm2 10 1 4h28l1-4z',
);
export const PAW = glyph(
  'M32 30c9 0 18 10 18 19 0 6-5 9-9 9-3 0-6-2-9-2s-6 2-9 2c-4 0-9-3-9-9 0-9 9-19 18-19zM10 19a6 8 0 1 1 0 17 6 8 0 1 1 0-17zM24 6a6 9 0 1 1 0 19 6 9 0 1 1 0-19zM40 6a6 9 0 1 1 0 19 6 9 0 1 1 0-19zM54 19a6 8 0 1 1 0 17 6 8 0 1 1 0-17z',
);
export const BANDAGE = glyph(
  'M41 5a13 13 0 0 1 18 18L23 59A13 13 0 0 1 5 41zM9 45a8 8 0 0 0 11 11l9-9-11-11zm26-26-12 12 11 11 12-12zm-6 11a3 3 0 1 1 0 6 3 3 0 1 1 0-6zm6-6a3 3 0 1 1 0 6 3 3 0 1 1 0-6zm0 10a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM45 9l-6 6 11 11 6-6A8 8 0 0 0 45 9z',
);
export const BOLT = glyph('M37 3 13 36h14l-6 25 29-36H34z');
export const SUNRISE = glyph(
  'M32 21a17 17 0 0 1 17 17H15a17 17 0 0 1 17-17zM5 43h54v6H5zm10 11h34v5H15zM29 5h6v11h-6zM8 20l4-4 8 8-4 4zm48 0-4-4-8 8 4 4z',
);
export const HUT = glyph('M32 5 3 33l5 5 6-6v27h36V32l6 6 5-5zm-6 34h12v20H26z');
export const TOTEM = glyph(
  'M17 3h30l4 15-4 6v30l-7 7H24l-7-7V24l-4-6zm5 10v7h8v-7zm12 0v7h8v-7zM28 24h8v8h-8zm-6 14v10h20V38zm4 3h3v4h-3zm9 0h3v4h-3z',
);
/** A needle in a ring. */
export const COMPASS = glyph(
  'M32 3a29 29 0 1 1 0 58 29 29 0 1 1 0-58zm0 7a22 22 0 1 0 0 44 22 22 0 1 0 0-44zm13 9-8 18-18 8 8-18zm-13 9a4 4 0 1 0 0 8 4 4 0 1 0 0-8z',
);
export const TENT = glyph('M30 6h5l2 4-2 4 25 44H38L32 40l-6 18H4l25-44-2-4z');
