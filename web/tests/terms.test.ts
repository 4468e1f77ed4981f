/** Words of a game explain themselves: the longest form wins, and each term is marked once. */
import { expect, test } from 'vitest';
import { explained, piecesOf } from '../src/lib/text/terms';
import { Texts } from '../src/lib/text/texts';

const SOURCE = `glossary-flooded = flooded
    .forms = flooded|flood
    .about = Under water.
glossary-flood-card = Flood card
    .forms = Flood cards|Flood card
    .about = One for each tile.
`;
const texts = new Texts('en', [SOURCE]);
const terms = (text: string) => piecesOf(text, texts).filter((piece) => piece.term);

test('the longest form is found, without regard to case', () => {
  expect(terms('Draw a flood card.')).toEqual([{ text: 'flood card', term: 'glossary-flood-card' }]);
  expect(explained('glossary-flood-card', texts)).toBe('One for each tile.');
});

test('a term is marked where it comes first, and only as a word of its own', () => {
  const text = 'A flooded tile may flood again; nobody is unflooded.';
  expect(terms(text)).toEqual([{ text: 'flooded', term: 'glossary-flooded' }]);
  expect(
    piecesOf(text, texts)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('a game without a glossary has plain words', () => {
  expect(piecesOf('A flooded tile.', new Texts('en', []))).toEqual([{ text: 'A flooded tile.', term: '' }]);
});
