/** What there is to say about the things on the board, for labels and for those who ask. */
import { nounAndId } from '../../lib/api/words';
import { t } from '../../lib/text/i18n.svelte';
import type { Texts } from '../../lib/text/texts';
import type { OpenBid } from './derive';
import type { DestinationView, PapuaView, ZoneView } from './view';

/** A zone in words: its name, its marker, who is there. */
export function zoneSays(zone: ZoneView, texts: Texts): string[] {
  const people = zone.explorers.flatMap((number, seat) =>
    number ? [t('web-pap-people', { who: texts.seatName(seat), number })] : [],
  );
  if (zone.neutral) people.push(t('web-pap-people', { who: t('web-pap-neutral'), number: zone.neutral }));
  return [
    texts.name('zone', zone.id),
    zone.forbidden
      ? t('web-pap-forbidden')
      : zone.marker === null
        ? t('web-pap-no-marker')
        : t('web-pap-marker', { marker: zone.marker }),
    people.join(', ') || t('web-pap-nobody'),
  ];
}

/** A destination in words: the card that waits there, who bids for it. */
export function destinationSays(one: DestinationView, bids: OpenBid[], texts: Texts): string[] {
  return [
    texts.name('destination', one.id),
    one.card ? texts.name('card', one.card) : t('web-pap-nothing'),
    one.neutral ? t('web-pap-people', { who: t('web-pap-neutral'), number: one.neutral }) : '',
    ...bids.map((bid) =>
      t(bid.won ? 'web-pap-bid-won' : 'web-pap-bid-lost', {
        seat: texts.seatName(bid.seat),
        explorers: bid.explorers,
        coins: bid.coins,
      }),
    ),
  ];
}

/** What there is to say about an element of the board. */
export function describe(view: PapuaView, target: string, texts: Texts): string[] {
  const [noun, id] = nounAndId(target);
  if (noun === 'destination') {
    const one = view.destinations.find((destination) => destination.id === id);
    return [
      one?.card ? texts.name('card', one.card) : t('web-pap-nothing'),
      one?.neutral ? t('web-pap-people', { who: t('web-pap-neutral'), number: one.neutral }) : '',
      t('web-pap-about-expeditions'),
    ].filter(Boolean);
  }
  const zone = view.zones.find((one) => one.id === id);
  if (noun !== 'zone' || !zone) return [];
  const things =
    id === 'logistics'
      ? view.counters.map((counter) => texts.name('counter', counter))
      : id === 'notebook' && view.note
        ? [`${texts.name('note', view.note)} (${view.symbol}): ${texts.about('note', view.note)}`]
        : [];
  return [...things, t(`web-pap-about-${id}`), zoneSays(zone, texts).slice(1).join('. ')];
}
