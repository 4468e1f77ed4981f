/** Words for a view that nobody has drawn. */
import type { Json } from '../lib/api/types';
import type { Texts } from '../lib/text/texts';

export function isPlain(value: Json | undefined): value is null | boolean | number | string {
  return value === null || value === undefined || typeof value !== 'object';
}

/** snake_case as people write. */
export function human(key: string): string {
  const words = key.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A key of the view: its text if there is one, the name of a thing, or just the key. */
export function label(key: string, texts: Texts): string {
  if (texts.has(`view-${key}`)) return texts.say(`view-${key}`);
  return thing(key, texts) ?? human(key);
}

function thing(id: string, texts: Texts): string | undefined {
  for (const [noun, ids] of Object.entries(texts.vocabulary.nouns)) {
    if (ids.includes(id)) return texts.name(noun, id);
  }
  return undefined;
}

/** A value of the view: the name of a thing if it is one. */
export function word(value: Json, texts: Texts, t: (key: string) => string): string {
  if (value === true) return t('web-yes');
  if (value === false) return t('web-no');
  if (value === null || value === '') return '–';
  if (typeof value === 'string') return thing(value, texts) ?? value;
  return String(value);
}
