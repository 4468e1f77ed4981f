/** Whose work this page shows. tests/credits.test.ts checks that every icon used is named here. */
export const ICONS: Record<string, string[]> = {
  Delapouite: [
    'arch-bridge',
    'cave-entrance',
    'coral',
    'desert',
    'dungeon-gate',
    'forest',
    'griffin-symbol',
    'helicopter',
    'island',
    'mountain-cave',
    'observatory',
    'sunset',
    'swamp',
    'watchtower',
  ],
  Lorc: [
    'big-wave',
    'crystal-growth',
    'jeweled-chalice',
    'lotus-flower',
    'moon',
    'peaks',
    'rock',
    'skull-crossed-bones',
    'stone-sphere',
    'sun',
    'waves',
    'whirlwind',
  ],
};

export const LIBRARIES = [
  { name: 'Svelte', licence: 'MIT' },
  { name: 'Bits UI', licence: 'MIT' },
  { name: 'sv-router', licence: 'MIT' },
  { name: 'Fluent (@fluent/bundle)', licence: 'Apache-2.0' },
  { name: 'openapi-fetch', licence: 'MIT' },
];
