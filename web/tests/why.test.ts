import { beforeAll, describe, expect, it } from 'vitest';
import type { Why } from '../src/lib/api/types';
import { i18n } from '../src/lib/text/i18n.svelte';
import { reasonsOf } from '../src/lib/text/why';
import { provideTitles } from './titles';

beforeAll(provideTitles);

const no = (kind: string | null, key: string, sort: Why['sort'], rules: string[]): Why => ({
  kind,
  key,
  words: {},
  rules,
  sort,
});

describe('why not', () => {
  const texts = () => i18n.of('forbidden-island');

  it('is said once, for all that it is about', () => {
    const said = reasonsOf(
      [no('move', 'no-actions', 'later', ['FI-3.1']), no('shore', 'no-actions', 'later', ['FI-3.3'])],
      texts(),
    );
    expect(said).toEqual([
      { heading: 'Move, Shore up', says: 'Your actions of this turn are over.', rules: 'FI-3.1, FI-3.3' },
    ]);
  });
  it('names what one has not only if there is nothing else', () => {
    const idle = no('swim', 'not-in-water', 'idle', ['FI-9.7']);
    const near = no('move', 'here', 'now', ['FI-4.2']);
    expect(reasonsOf([near, idle], texts()).map((one) => one.heading)).toEqual(['Move']);
    expect(reasonsOf([idle], texts()).map((one) => one.heading)).toEqual(['Get ashore']);
  });
  it('has no heading where nothing is ever done', () => {
    const [one] = reasonsOf([no(null, 'not-now', 'later', [])], texts());
    expect(one).toEqual({ heading: '', says: 'That is not what is asked now.', rules: '' });
  });
});
