/** The port says what the Python Texts say: every choice, event and prompt kind, both languages. */
import { describe, expect, it } from 'vitest';
import { file } from './files';
import {
  firstSound,
  Texts,
  type Persona,
  type Sort,
  type Vocabulary,
  type Words,
} from '../src/lib/text/texts';

interface Spoken {
  said: { sort: Sort; kind: string; words: Words; text: string }[];
  groups: Record<string, string>;
  costs: Record<string, string>;
  seats: string[];
  names: Record<string, string>;
  options: Record<string, string>;
}
interface Fixture {
  names: string[];
  games: Record<
    string,
    { package: string; title: Vocabulary; personas: (Persona | null)[]; languages: Record<string, Spoken> }
  >;
}

const read = (path: string) => file(`../src/${path}`);
const fixture = JSON.parse(file('tests/fixtures/texts.json')) as Fixture;

for (const [slug, game] of Object.entries(fixture.games)) {
  describe.each(Object.keys(game.languages))(`${slug} in %s`, (language) => {
    const spoken = game.languages[language]!;
    const folder = game.package.replaceAll('.', '/');
    const texts = new Texts(
      language,
      [
        read(`robinsonade/text/${language}.ftl`),
        read(`${folder}/text/${language}.ftl`) + read(`${folder}/text/flavour.${language}.ftl`),
      ],
      game.title,
    ).seated(fixture.names, game.personas);

    it('says every choice, event and prompt like Python', () => {
      const mine = spoken.said.map((row) => ({ ...row, text: texts.ofKind(row.sort, row.kind, row.words) }));
      expect(mine).toEqual(spoken.said);
      expect(spoken.said.length).toBeGreaterThan(400);
    });

    it('names groups, costs, seats, things and option values like Python', () => {
      for (const [kind, text] of Object.entries(spoken.groups)) expect(texts.group(kind)).toBe(text);
      for (const [cost, text] of Object.entries(spoken.costs)) expect(texts.cost(cost)).toBe(text);
      expect(spoken.seats.map((_, seat) => texts.seat(seat))).toEqual(spoken.seats);
      for (const [target, text] of Object.entries(spoken.names)) {
        expect(texts.name(...(target.split(':') as [string, string]))).toBe(text);
      }
      for (const [value, text] of Object.entries(spoken.options)) {
        expect(texts.optionValue(...(value.split(':') as [string, string]))).toBe(text);
      }
    });

    it('gives every card its line, and nothing else one', () => {
      const lines = game.title.nouns.card!.map((card) => texts.flavour('card', card));
      expect(lines.filter((line) => !line || line.includes('flavour-'))).toEqual([]);
      expect(texts.flavour('card', 'no_such_card')).toBe('');
    });

    it('shows the key where a text or a fact is missing', () => {
      expect(texts.say('no-such-text')).toBe('no-such-text');
      expect(texts.render('choice-move', 'nothing', {})).toBe('choice-move.nothing');
      expect(texts.say('seat-with-persona', { name: 'Ana' })).toBe('seat-with-persona');
    });
  });
}

describe('lists in Spanish', () => {
  const texts = new Texts('es', [read('robinsonade/text/es.ftl')]);
  it.each([
    [['Ana'], 'Ana'],
    [['Ana', 'Luis'], 'Ana y Luis'],
    [['Ana', 'Inés'], 'Ana e Inés'],
    [['Ana', 'Íñigo'], 'Ana e Íñigo'],
    [['Luis', 'Eva', 'Hilario'], 'Luis, Eva e Hilario'],
  ])('%j is %s', (words, text) => {
    expect(texts.listed(words)).toBe(text);
  });
});

it('hears how a word begins', () => {
  expect(['Íñigo', 'Hilario', 'Ana', ''].map(firstSound)).toEqual(['i', 'hi', 'a', '']);
});
