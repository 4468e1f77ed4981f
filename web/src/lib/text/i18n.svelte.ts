/** The texts of the chosen language, loaded from the server, for the page and for each game. */
import type { FluentVariable } from '@fluent/bundle';
import { api } from '../api/client';
import type { Section, TextSources, Title } from '../api/types';
import { settings, type Language } from '../state/settings.svelte';
import { NO_VOCABULARY, Texts } from './texts';

class I18n {
  titles = $state.raw<Title[]>([]);
  private sources = $state.raw<Partial<Record<Language, TextSources>>>({});
  private readonly made = new Map<string, Texts>();
  private readonly rulebooks = new Map<string, Promise<Section[]>>();

  /** Load what the chosen language needs; afterwards `t` speaks it. */
  async load(language: Language = settings.language): Promise<void> {
    const [texts, titles] = await Promise.all([
      this.sources[language] ?? api.texts(language),
      this.titles.length ? this.titles : api.titles(),
    ]);
    this.titles = titles;
    this.sources = { ...this.sources, [language]: texts };
  }

  /** For tests and for the first paint: texts that are already here. */
  provide(language: Language, texts: TextSources, titles: Title[]): void {
    this.titles = titles;
    this.sources = { ...this.sources, [language]: texts };
  }

  /** Change the language of the page. */
  async speak(language: Language): Promise<void> {
    await this.load(language);
    settings.set({ language });
  }

  title(slug: string): Title | undefined {
    return this.titles.find((title) => title.slug === slug);
  }

  /** What is printed on the boards and cards of a game, from its data files; each board knows its own form. */
  printed<Form>(slug: string): Form {
    const title = this.title(slug);
    if (!title) throw new Error(`there is no title ${slug}`);
    return title.printed as Form;
  }

  /** The texts of a game ("" for the page itself) in the chosen language. */
  of(slug: string): Texts {
    const language = settings.language;
    const sources = this.sources[language];
    if (!sources) return new Texts(language, []);
    const key = `${language}/${slug}`;
    let texts = this.made.get(key);
    if (!texts) {
      const title = this.title(slug);
      const game = sources.games[slug];
      const words = title?.nouns && title.kinds ? { nouns: title.nouns, kinds: title.kinds } : NO_VOCABULARY;
      texts = new Texts(
        language,
        [sources.shared, sources.web ?? '', ...(game === undefined ? [] : [game])],
        words,
      );
      this.made.set(key, texts);
    }
    return texts;
  }

  /** The rules of a game in the chosen language. */
  rules(slug: string): Promise<Section[]> {
    const key = `${settings.language}/${slug}`;
    let rules = this.rulebooks.get(key);
    if (!rules) {
      rules = api.rules(slug, settings.language);
      rules.catch(() => this.rulebooks.delete(key));
      this.rulebooks.set(key, rules);
    }
    return rules;
  }
}

export const i18n = new I18n();

/** A sentence of the page itself. */
export function t(key: string, facts: Record<string, FluentVariable> = {}): string {
  return i18n.of('').say(key, facts);
}
