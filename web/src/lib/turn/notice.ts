/** A word from the system when it is one's turn and the page is out of sight. */
import { settings } from '../state/settings.svelte';

/** An own wait so long that somebody may want to do something else meanwhile. */
export const LONG_WAIT = 30_000;

export function canNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission !== 'denied';
}

/** The person wants it: the browser asks once more. */
export async function allowNotices(): Promise<boolean> {
  let allowed = false;
  try {
    allowed = (await Notification.requestPermission()) === 'granted';
  } catch {
    // A browser that only has them for installed pages.
  }
  settings.set({ notify: allowed ? 'on' : 'off' });
  return allowed;
}

export interface Notice {
  /** One for each decision: the game and how far it is. */
  game: string;
  version: number;
  title: string;
  body: string;
  onclick: () => void;
}

const told = new Map<string, number>();

/** Tell it, if it is wanted, nobody is looking, and this decision was not told of yet. */
export function notify({ game, version, title, body, onclick }: Notice): boolean {
  if (!document.hidden || settings.notify !== 'on' || !canNotify()) return false;
  if (Notification.permission !== 'granted' || told.get(game) === version) return false;
  told.set(game, version);
  try {
    const notice = new Notification(title, { body, tag: `robinsonade-${game}` });
    notice.onclick = () => {
      notice.close();
      onclick();
    };
    return true;
  } catch {
    return false;
  }
}
