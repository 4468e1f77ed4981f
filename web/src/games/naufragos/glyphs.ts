/** Our own drawings on 64 × 64. */
import type { Drawing } from '../../lib/board/icons';

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const rays = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, n) => {
    const turn = (2 * Math.PI * n) / count;
    const at = (r: number) => `${Math.round(32 + r * Math.sin(turn))} ${Math.round(32 - r * Math.cos(turn))}`;
    return `M${at(from)}L${at(to)}`;
  }).join('');

export const GLYPHS: Record<string, Drawing> = {
  wood: {
    fill: `M5 42 40 24a10 10 0 0 1 9 18L14 59a9 9 0 0 1-9-17zM9 23 36 9a9 9 0 0 1 9 11L10 37a8 8 0 0 1-1-14z${disc(46, 33, 4)}`,
  },
  bowl: {
    fill: `M5 34h54c0 13-10 23-27 23S5 47 5 34z${disc(19, 23, 8)}${disc(36, 19, 10)}${disc(51, 25, 6)}`,
  },
  fish: { fill: `M3 32C14 14 34 13 46 27l15-11v32L46 37C34 51 14 50 3 32z${disc(16, 29, 3)}` },
  meat: {
    fill: 'M22 12C35-2 62 8 58 30c-3 15-20 20-31 15L16 56c1 6-8 8-9 2-6-1-4-10 2-9l10-11c-4-9-4-18 3-26z',
  },
  cloud: { fill: 'M17 49a12 12 0 0 1-1-24 17 17 0 0 1 32-2 13 13 0 0 1 1 26z' },
  rain: {
    fill: 'M17 37a11 11 0 0 1-1-22A16 16 0 0 1 47 12a12 12 0 0 1 2 25z',
    line: 'M18 45l-4 12M33 45l-4 12M48 45l-4 12',
  },
  sun: { fill: disc(32, 32, 12), line: rays(8, 20, 26) },
  bright: { fill: disc(32, 32, 14), line: rays(12, 22, 30), width: 4 },
  tree: { fill: 'M32 4 50 26h-8l13 17H36v17h-8V43H9l13-17h-8z' },
  spyglass: { fill: 'M4 41 19 32l9 15-15 9zM22 30l14-8 7 12-14 8zM39 20l16-9 4 8-15 9z' },
  hook: { line: 'M42 5v34a13 13 0 0 1-26 0v-9l9 9M42 5h-9' },
  drop: { fill: 'M32 4c10 15 18 24 18 36a18 18 0 0 1-36 0C14 28 22 19 32 4z' },
  sprout: { fill: 'M29 61V39C14 39 6 29 6 16c14 0 22 6 25 16C33 18 42 8 58 8c0 16-9 27-23 28v25z' },
  cross: { fill: 'M24 5h16v19h19v16H40v19H24V40H5V24h19z' },
  apple: {
    fill: 'M32 18c-6-6-24-4-24 16 0 14 10 26 17 26 4 0 5-2 7-2s3 2 7 2c7 0 17-12 17-26 0-20-18-22-24-16zM32 14c0-6 4-11 11-12 0 7-4 12-11 12z',
  },
  hut: { fill: 'M32 5 61 34h-8v25H38V43H26v16H11V34H3z' },
  hammer: { fill: 'M9 8h36c8 0 12 5 14 13H38v38H28V21H9z' },
  raft: { fill: 'M5 39h54v8H5zM5 50h54v8H5zM28 36V4h5v32zM36 7l19 27H36z' },
  flag: { fill: 'M11 3h6v58h-6zM20 6h36l-10 11 10 11H20z' },
  tent: { fill: 'M32 7 62 57H41L32 38 23 57H2z' },
  compass: { fill: 'M47 17 37 37 17 47 27 27z', line: disc(32, 32, 27) },
  flame: {
    fill: 'M34 3c3 12 20 20 20 37a22 22 0 0 1-44 0c0-8 5-13 8-19 2 5 4 7 7 8-2-11 1-20 9-26zM32 57c7 0 11-4 11-10 0-7-9-10-11-17-3 7-11 10-11 17 0 6 4 10 11 10z',
  },
  foot: {
    fill: 'M20 4c7 0 9 8 7 17-1 5 2 8 1 13-1 7-12 7-12 0 0-6-4-10-5-17-1-8 3-13 9-13zM45 24c6 0 10 5 9 13-1 6-5 10-5 16 0 7-11 7-12 0-1-5 2-7 1-12-2-9 0-17 7-17z',
  },
  signal: {
    line: 'M19 23c-2-5-13-5-13 2 0 8 14 6 14 14 0 8-14 8-15 1M32 19c9 0 9 27 0 27s-9-27 0-27M58 23c-2-5-13-5-13 2 0 8 14 6 14 14 0 8-14 8-15 1',
  },
  wreck: {
    fill: 'M5 36 25 43 29 37 35 46 59 40 51 55H15zM28 36 36 8l4 1-7 28zM39 14l15 12-19 3zM12 34l3-15 3 1-2 15z',
  },
};
