/** What one more explorer of a seat would mean at a zone, in words. The means come from the engine. */
import { t } from '../../lib/text/i18n.svelte';
import type { Texts } from '../../lib/text/texts';
import { printed } from './printed';
import type { PapuaView } from './view';

/** Coins or food on average; null where no dice are rolled. */
export function meanOf(view: PapuaView, seat: number, zone: string): number | null {
  const there = explorersAt(view, seat, zone) + 1;
  const { funding, hunting } = printed().means;
  if (zone === 'hunting') return hunting[there] ?? null;
  return zone === 'funding' && view.symbol ? (funding[view.symbol]?.[there] ?? null) : null;
}

function explorersAt(view: PapuaView, seat: number, zone: string): number {
  return view.zones.find((one) => one.id === zone)?.explorers[seat] ?? 0;
}

export function outlook(view: PapuaView, seat: number, id: string, texts: Texts): string {
  const zone = view.zones.find((one) => one.id === id)!;
  const there = explorersAt(view, seat, id) + 1;
  const others = zone.explorers.filter((_, other) => other !== seat);
  const { huts } = printed();
  const next = huts.find((hut) => hut.dice > (view.seats[seat]?.hut ?? 0));
  return t(`web-pap-outlook-${id}`, {
    zone: texts.name('zone', id),
    there: id === 'expeditions' ? Math.min(there, view.destinations.length) : there,
    most: Math.max(zone.neutral, ...others, 0),
    mean: meanOf(view, seat, id) ?? 0,
    enough: next ? (there >= next.explorers ? 'yes' : 'no') : 'none',
    dice: next?.dice ?? 0,
    needs: next?.explorers ?? 0,
  });
}
