/** What there is to say about the things on the board, for labels and for those who ask. */
import { nounAndId } from '../../lib/api/words';
import type { Card } from '../../lib/stage/stagecraft';
import { t } from '../../lib/text/i18n.svelte';
import type { Texts } from '../../lib/text/texts';
import { SYMBOL } from './look';
import { printed } from './printed';
import type { OpenBid } from './derive';
import type { DestinationView, PapuaView, ZoneView } from './view';

/** A zone in words: its name, its marker, who is there. */
export function zoneSays(zone: ZoneView, view: PapuaView, texts: Texts): string[] {
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
    ...(zone.id === 'huts' ? [owners(view, texts)] : []),
  ].filter(Boolean);
}

/** Who lives in which hut. */
function owners(view: PapuaView, texts: Texts): string {
  return view.seats
    .flatMap(({ hut }, seat) => (hut ? [t('web-pap-hut-of', { who: texts.seatName(seat), dice: hut })] : []))
    .join(', ');
}

/** What lies in a zone now, or is printed there. */
function thingsIn(id: string, view: PapuaView, texts: Texts): string[] {
  if (id === 'huts') return printed().huts.map((hut) => t('web-pap-hut', { ...hut }));
  if (id === 'logistics')
    return [
      ...view.counters.map((counter) => texts.name('counter', counter)),
      t('web-pap-pile', { counters: view.counter_pile }),
    ];
  if (id === 'funding' && view.symbol) return [t(`web-pap-funding-${SYMBOL[view.symbol]}`)];
  if (id !== 'notebook') return [];
  const deck = t('web-pap-note-deck', {
    deck: view.second_deck ? 'II' : 'I',
    cards: view.note_decks[view.second_deck ? 1 : 0],
  });
  return view.note ? [noteSays(view, texts), deck] : [deck];
}

/** Which die pays in funding, by the symbol of the open page. */
export const symbolSays = (view: PapuaView): string =>
  view.symbol ? t(`web-pap-symbol-${SYMBOL[view.symbol]}`) : '';

/** The open page of the notebook. */
export function noteSays(view: PapuaView, texts: Texts): string {
  return `${texts.name('note', view.note!)} (${view.symbol}): ${texts.about('note', view.note!)}. ${symbolSays(view)}`;
}

/** A destination in words: the card that waits there, who bids for it. */
export function destinationSays(one: DestinationView, bids: OpenBid[], texts: Texts): string[] {
  return [
    texts.name('destination', one.id),
    one.card ? texts.name('card', one.card) : t('web-pap-nothing'),
    one.neutral ? t('web-pap-people', { who: t('web-pap-neutral'), number: one.neutral }) : '',
    ...bids.map((bid) =>
      t(bid.won ? 'web-pap-bid-won' : 'web-pap-bid-lost', {
        seat: texts.seatName(bid.seat, 'start'),
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
  if (noun === 'seat') {
    const science = view.seats[Number(id)]?.science;
    return science ? [`${texts.name('science', science)}: ${texts.about('science', science)}`] : [];
  }
  const zone = view.zones.find((one) => one.id === id);
  if (noun !== 'zone' || !zone) return [];
  return [
    ...thingsIn(id, view, texts),
    t(`web-pap-about-${id}`),
    zoneSays(zone, view, texts).slice(1).join('. '),
  ];
}

/** The card that lies there, face up. */
export function cardAt(view: PapuaView, target: string): Card | null {
  const [noun, id] = nounAndId(target);
  if (noun !== 'destination') return null;
  const card = view.destinations.find((one) => one.id === id)?.card;
  return card ? { noun: 'card', id: card } : null;
}
