/** A day is written as at home, as far as that is in the language of the page. */
import { expect, test } from 'vitest';
import { dayIn } from '../src/lib/text/day';

const WHEN = new Date(2026, 10, 18).getTime();

test.each([
  ['en', ['en-GB', 'es'], '18 Nov 2026'],
  ['en', ['es-ES', 'en-US'], 'Nov 18, 2026'],
  ['es', ['en-GB'], '18 nov 2026'],
])('in %s for who speaks %s', (language, homes, written) => {
  expect(dayIn(language, WHEN, homes)).toBe(written);
});
