/** Every text that the client asks for exists in both languages, with the same arguments; none is left over. */
import { describe, expect, it } from 'vitest';
import { file, filesIn, sharedTexts, webTexts } from './files';

const files = filesIn('src')
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('schema.d.ts'))
  .map((name) => file(`src/${name}`));
const code = files.join('\n');

/** Keys written out, and the beginnings and ends of those that are put together. */
const plain = new Set([...code.matchAll(/['"`]((?:web|beat)-[a-z0-9-]+)['"`]/g)].map((found) => found[1]!));
const built = [
  ...new Set(
    [...code.matchAll(/`(web-[a-z0-9-]*)\$\{[^}]+\}([a-z0-9-]*)`/g)].map(
      (found) => `${found[1]}|${found[2]}`,
    ),
  ),
].map((pair) => pair.split('|') as [string, string]);
const isBuilt = (key: string) => built.some(([start, end]) => key.startsWith(start) && key.endsWith(end));

interface Message {
  text: string;
  facts: string[];
}
function messages(language: string): Map<string, Message> {
  const ftl = webTexts(language);
  const found = new Map<string, Message>();
  for (const [, key, text] of ftl.matchAll(/^([a-z][a-z0-9-]*) =((?:.*)(?:\n[ ]+.*)*)/gm)) {
    expect(found.has(key!), `${key} twice in ${language}`).toBe(false);
    const facts = [...new Set([...text!.matchAll(/\$([a-z-]+)/g)].map((one) => one[1]!))].sort();
    found.set(key!, { text: text!.trim(), facts });
  }
  return found;
}
const en = messages('en');
const es = messages('es');

describe('texts of the client', () => {
  it('are the same keys with the same facts in both languages', () => {
    expect([...es.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, message] of en)
      expect({ key, facts: es.get(key)!.facts }).toEqual({ key, facts: message.facts });
  });
  it('exist wherever the code asks for one', () => {
    for (const language of ['en', 'es']) {
      const shared = sharedTexts(language);
      const missing = [...plain].filter((key) => !en.has(key) && !shared.includes(`\n${key} =`));
      expect(missing, language).toEqual([]);
    }
  });
  it('are all used', () => {
    expect([...en.keys()].filter((key) => !plain.has(key) && !isBuilt(key))).toEqual([]);
  });
});
