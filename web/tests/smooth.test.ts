/** What moves costs no layout: nothing but transform and opacity is animated, anywhere in the client. */
import { expect, it } from 'vitest';
import { file, filesIn } from './files';

const SMOOTH = ['transform', 'opacity'];
/** What would shift other things, or make the page lay itself out in each frame. */
const HEAVY = /\b(all|width|height|top|left|right|bottom|inset|margin|padding|font-size|gap|flex|grid)\b/;

const styled = filesIn('src')
  .filter((name) => name.endsWith('.svelte') || name.endsWith('.css'))
  .map((name) => ({ name, text: file(`src/${name}`) }));

it('keyframes have transform and opacity only', () => {
  const found = styled.flatMap(({ name, text }) =>
    [...text.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, body = '']) =>
      [...body.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => `${name}: ${property}`),
    ),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((one) => !SMOOTH.includes(one.split(': ')[1]!))).toEqual([]);
});

it('transitions shift nothing', () => {
  const found = styled.flatMap(({ name, text }) =>
    [...text.matchAll(/\btransition:([^;]+);/g)]
      .filter(([, what = '']) => HEAVY.test(what.replace(/var\([^)]*\)/g, '')))
      .map(([, what = '']) => `${name}: ${what.trim()}`),
  );
  expect(found).toEqual([]);
});

it('what is animated by script as well', () => {
  const frames = file('src/lib/board/motion.ts').match(/\{ (?:transform|opacity)[^}]*\}/g) ?? [];
  expect(frames.length).toBeGreaterThan(4);
  for (const frame of frames)
    for (const [, property = ''] of frame.matchAll(/(?:\{|,) (\w+):/g))
      expect([...SMOOTH, 'offset']).toContain(property);
});
