/** Somebody opens a table, perhaps by the link of a seat: the seat is taken first, and the token leaves the address bar. */
import { api, Problem } from '../api/client';
import { keepLinks, linksOf } from '../links';
import type { TableStore } from './table.svelte';

const LOOK_EVERY = 50;

export class Arrival {
  /** A seat that was just taken by its link: its person says who they are first. */
  unnamed = $state<number | null>(null);
  /** Why it could not be taken. */
  failed = $state('');
  /** It was taken on another device before. */
  moved = $state(false);

  constructor(private readonly table: TableStore) {}

  /** Was this table made here a moment ago, with links to hand out? */
  async enter(): Promise<boolean> {
    const { id } = this.table;
    const token = __SITE__ ? '' : location.hash.slice(1);
    const at = new URLSearchParams(location.search).get('at');
    const viewer = token ? await this.claim(token) : undefined;
    this.table.start(viewer);
    if (at !== null) this.waitForPosition(Number(at));
    const isFresh = Boolean(linksOf(id) && sessionStorage.getItem(`fresh-${id}`));
    if (isFresh) sessionStorage.removeItem(`fresh-${id}`);
    return isFresh;
  }

  private async claim(token: string): Promise<number | null | undefined> {
    const { id } = this.table;
    let viewer: number | null | undefined;
    try {
      const before = await api.state(id).catch(() => null);
      const claimed = await api.claim(id, token);
      viewer = claimed.seat;
      if (claimed.seat !== null && claimed.link && !before?.seats[claimed.seat]?.claimed)
        this.unnamed = claimed.seat;
      this.moved = claimed.moved;
      if (claimed.link) keepLinks(id, { links: {}, spectate: `/g/${id}`, own: claimed.link });
    } catch (error) {
      if (error instanceof Problem && error.status) this.failed = error.detail;
    }
    history.replaceState(history.state, '', location.pathname + location.search);
    return viewer;
  }

  private waitForPosition(at: number): void {
    const timer = setInterval(() => {
      if (!this.table.now) return;
      clearInterval(timer);
      void this.table.goTo(at);
    }, LOOK_EVERY);
  }
}
