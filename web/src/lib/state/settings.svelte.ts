/** What this browser remembers: language, theme, pace, the name of its person. */
import { type Pace, paceOf } from '../story/pace';

export type Theme = 'light' | 'dark';
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'robinsonade';
type Kept = 'language' | 'theme' | 'pace' | 'name' | 'known' | 'sound' | 'notify';

function remembered(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

const themeOf = (kept: string | undefined): Theme | undefined =>
  kept === 'dark' || kept === 'light' ? kept : undefined;

export class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('light');
  pace = $state<Pace>('reading');
  name = $state('');
  /** Volume in per cent: off until somebody wants it. */
  sound = $state('0');
  /** Whether the system tells when it is one's turn: on, off, or not asked yet. */
  notify = $state('');
  /** The titles whose goal need not be told any more, with commas between. */
  known = $state('');

  constructor() {
    const kept = remembered();
    const wanted = kept.language ?? navigator.language.slice(0, 2);
    this.language = wanted === 'es' ? 'es' : 'en';
    const system = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
    this.theme = themeOf(kept.theme) ?? (system?.matches ? 'dark' : 'light');
    // Until somebody chooses, the page wears what the system wears, also when that changes.
    system?.addEventListener?.('change', ({ matches }) => {
      if (themeOf(remembered().theme)) return;
      this.theme = matches ? 'dark' : 'light';
      this.apply();
    });
    this.pace = paceOf(kept.pace);
    this.name = kept.name ?? '';
    this.known = kept.known ?? '';
    this.sound = kept.sound ?? '0';
    this.notify = kept.notify ?? '';
  }

  /** Keep a setting; the page follows. */
  set(change: Partial<Pick<Settings, Kept>>): void {
    Object.assign(this, change);
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...remembered(), ...change }));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  knows(slug: string): boolean {
    return this.known.split(',').includes(slug);
  }

  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

/** Should things move? */
export function stillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
