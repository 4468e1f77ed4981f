/** The words of a game that its glossary explains, found in a text: links are made here, never by hand. */
import type { Texts } from './texts';

export interface Piece {
  text: string;
  /** The key of the term that this explains; empty: plain words. */
  term: string;
}

const FORMS = 'forms';
const ABOUT = 'about';
const found = new WeakMap<object, { pattern: RegExp; terms: Map<string, string> } | null>();

/** All forms of all terms, the longest first: "Flood card" is not "flood". */
function glossaryOf(texts: Texts) {
  const known = found.get(texts.bundleOf());
  if (known !== undefined) return known;
  const terms = new Map<string, string>();
  for (const key of texts.keys('glossary-'))
    for (const form of texts.render(key, FORMS, {}).split('|')) terms.set(form.toLowerCase(), key);
  const forms = [...terms.keys()].sort((one, other) => other.length - one.length);
  const escaped = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const made = forms.length
    ? { pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}-])`, 'giu'), terms }
    : null;
  found.set(texts.bundleOf(), made);
  return made;
}

/** A text in pieces; each term is marked where it comes first. */
export function piecesOf(text: string, texts: Texts): Piece[] {
  const glossary = glossaryOf(texts);
  if (!glossary) return [{ text, term: '' }];
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(glossary.pattern)) {
    const term = glossary.terms.get(match[0].toLowerCase()) ?? '';
    if (!term || seen.has(term)) continue;
    seen.add(term);
    pieces.push({ text: text.slice(from, match.index), term: '' }, { text: match[0], term });
    from = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(from), term: '' });
  return pieces.filter((piece) => piece.text);
}

export function explained(term: string, texts: Texts): string {
  return texts.render(term, ABOUT, {});
}
