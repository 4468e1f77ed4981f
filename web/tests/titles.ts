/** The titles as the server gives them, with their texts, from the fixture that Python has written. */
import type { Title } from '../src/lib/api/types';
import { i18n } from '../src/lib/text/i18n.svelte';
import { file, webTexts } from './files';

interface Fixture {
  games: Record<string, { title: Title }>;
}

/** Let the page know every title, as it does once it is loaded. */
export function provideTitles(): void {
  const { games } = JSON.parse(file('tests/fixtures/texts.json')) as Fixture;
  const folder = '../src/robinsonade';
  for (const language of ['en', 'es'] as const) {
    const textsOf = (slug: string) => {
      const text = `${folder}/games/${slug.replaceAll('-', '_')}/text`;
      return file(`${text}/${language}.ftl`) + file(`${text}/flavour.${language}.ftl`);
    };
    i18n.provide(
      language,
      {
        shared: file(`${folder}/text/${language}.ftl`),
        web: webTexts(language),
        games: Object.fromEntries(Object.keys(games).map((slug) => [slug, textsOf(slug)])),
      },
      Object.values(games).map(({ title }) => title),
    );
  }
}
