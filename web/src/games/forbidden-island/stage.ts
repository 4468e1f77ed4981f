/** Cards on the stage. */
import type { Choice, RawView } from '../../lib/api/types';
import type { Card, Stagecraft } from '../../lib/stage/stagecraft';
import { t } from '../../lib/text/i18n.svelte';
import type { Texts } from '../../lib/text/texts';
import Flight from './Flight.svelte';
import { printed, treasureAt } from './printed';
import { viewOf } from './view';

const LIFT: Card = { noun: 'card', id: 'helicopter_lift' };
const RISE: Card = { noun: 'card', id: 'waters_rise' };

export const stage: Stagecraft = {
  shows: {
    'waters-rose': RISE,
    skull: RISE,
    sandbagged: { noun: 'card', id: 'sandbags' },
    lifted: LIFT,
    escaped: LIFT,
    drowned: (event, personas) => personas[Number(event.words.seat?.[0])] ?? null,
  },
  aside: ['role', 'deal', 'given', 'discarded'],
  beside: ['drawn', 'sandbagged', 'lifted'],
  spread: ['hand-limit'],
  sheets: { boarding: Flight, swim: Flight },
  places: ['tile'],
  plainSeats: true,
  echoes: ['discarded'],
  win: { ...LIFT, again: state },
  notes,
  hints,
};

/** What has to change before it is asked again whether to win: a pawn, the water or a hand. */
function state(raw: RawView): string {
  const { level, seats } = viewOf(raw);
  return JSON.stringify([level, seats]);
}

function notes(raw: RawView, kind: string, card: Card | null, texts: Texts): string[] {
  const view = viewOf(raw);
  if (kind === 'waters-rose') {
    const tiles = view.flood_discard.map((id) => texts.name('tile', id));
    return tiles.length ? [t('web-fi-back-on-top', { tiles: texts.listed(tiles) })] : [];
  }
  if (kind === 'captured') {
    const all = Object.values(view.treasures);
    return [t('web-fi-treasures', { captured: all.filter(Boolean).length, all: all.length })];
  }
  return kind === 'sunk' && card ? lost(raw, card.id, texts) : [];
}

/** What it costs that a tile has sunk. */
function lost(raw: RawView, id: string, texts: Texts): string[] {
  const view = viewOf(raw);
  const stands = (tile: string) => view.tiles.some((one) => one.id === tile && one.state !== 'sunk');
  const wet = view.tiles.find((one) => one.id === id)?.pawns ?? [];
  const treasure = treasureAt(id);
  const last = treasure && !view.treasures[treasure] && printed().treasures[treasure]!.tiles.find(stands);
  return [
    wet.length ? t('web-fi-wet', { pawns: texts.listed(wet.map((seat) => texts.seat(seat))) }) : '',
    last
      ? t('web-fi-last-tile', { treasure: texts.name('treasure', treasure), tile: texts.name('tile', last) })
      : '',
    t('web-fi-tiles-left', { tiles: view.tiles.filter((one) => one.state !== 'sunk').length }),
  ].filter(Boolean);
}

/** What a Treasure card of a hand is still good for. */
function hints(raw: RawView, { kind, seat, words }: Choice): string[] {
  const { treasures, cards_to_capture: needed } = printed();
  const card = words.card?.[0] ?? '';
  const treasure = Object.keys(treasures).find((id) => treasures[id]!.card === card);
  if (kind !== 'discard' || !treasure) return [];
  const view = viewOf(raw);
  if (view.treasures[treasure]) return [t('web-fi-useless')];
  const held = view.seats.map((one) => one.hand[card] ?? 0);
  const own = held[seat] ?? 0;
  const others = held.reduce((sum, n) => sum + n, -own);
  return [t('web-fi-useful', { own, needed, others, gone: view.treasure_discard[card] ?? 0 })];
}
