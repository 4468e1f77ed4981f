/** What there is to say about the things on the board, for labels and for those who ask. */
import type { Choice } from '../../lib/api/types';
import { nounAndId } from '../../lib/api/words';
import { t } from '../../lib/text/i18n.svelte';
import type { Texts } from '../../lib/text/texts';
import { pawnsOf, spotOf } from './derive';
import { sheetOf } from './printed';
import type { Action, Person, Planned, RobinsonCrusoeView, Space } from './view';

export function totemName(view: RobinsonCrusoeView, order: number, texts: Texts): string {
  const key = `${view.scenario}_${order}`;
  return texts.has(`totem-${key}`) ? texts.name('totem', key) : '';
}

export function spaceSays(view: RobinsonCrusoeView, space: Space, texts: Texts): string[] {
  const known = space.tile !== null && !space.closed;
  const named = (noun: string, ids: string[]) => texts.listed(ids.map((id) => texts.name(noun, id)));
  const open = space.sources.filter((source) => !space.exhausted.includes(source));
  return [
    space.closed ? t('web-rc-closed') : '',
    !space.closed && space.tile === null ? t('web-rc-unexplored') : '',
    known ? texts.name('terrain', space.terrain!) : '',
    known && space.terrain_covered ? t('web-rc-covered') : '',
    known && open.length ? t('web-rc-sources', { sources: named('source', open) }) : '',
    known && space.exhausted.length
      ? t('web-rc-exhausted', { sources: named('source', space.exhausted) })
      : '',
    space.id === view.camp ? t(view.shelter ? 'web-rc-shelter-here' : 'web-rc-camp-here') : '',
    known && space.natural_shelter ? t('web-rc-natural-shelter') : '',
    space.totem > 0
      ? t('web-rc-totem', { number: space.totem, name: totemName(view, space.totem, texts) })
      : '',
    space.blue ? t('web-rc-blue') : '',
    space.burnt ? t('web-rc-burnt') : '',
    markersOn(space).length ? t('web-rc-tokens-here', { tokens: named('marker', markersOn(space)) }) : '',
    !space.closed && space.distance > 0 ? t('web-rc-distance', { steps: space.distance }) : '',
    !space.closed && space.distance < 0 ? t('web-rc-no-way') : '',
  ].filter(Boolean);
}

/** The tokens on a space, fog and dust among them. */
export function markersOn(space: Space): string[] {
  return [...space.markers, ...(space.fog ? ['fog'] : []), ...(space.dust ? ['dust'] : [])];
}

/** The tokens on the space of an action; that on the Hunting deck among them. */
export function markersAt(view: RobinsonCrusoeView, action: Action): string[] {
  const onDeck = action === 'hunt' && view.danger_on_hunt;
  return [...(view.action_tokens[action] ?? []), ...(onDeck ? ['danger'] : [])];
}

/** What tokens do, a line each. */
export function markersSay(markers: string[], texts: Texts): string[] {
  return markers.map((id) => `${upper(texts.name('marker', id))}: ${texts.about('marker', id)}`);
}

/** As the beginning of a sentence or a title. */
export function upper(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** The goal with its number, in a few words: the first part of it that is not reached. */
export function goalSays({ objective: { parts } }: RobinsonCrusoeView, texts: Texts): string {
  const part = parts.find((one) => one.done < one.needed) ?? parts[parts.length - 1];
  return part
    ? t('web-rc-goal-part', { part: texts.name('goal', part.id), done: part.done, needed: part.needed })
    : '';
}

/** Who somebody is: of a seat its name, else the character. */
export function personName(person: Person, texts: Texts): string {
  return person.seat >= 0 ? texts.seatName(person.seat) : texts.name('character', person.character);
}

/** What a thing does, part by part: its text parts them with arrows. */
export function does(noun: string, id: string, texts: Texts): string[] {
  return texts
    .about(noun, id)
    .split('►')
    .map((part) => upper(part.trim()))
    .filter(Boolean);
}

/** Whoever or whatever helps, by name. */
export function helperName(help: string, texts: Texts): string {
  return texts.name(texts.has(`help-${help}`) ? 'help' : 'character', help);
}

/** Whose pawns stand there. */
export function plansSay(plans: Planned[], texts: Texts): string {
  if (!plans.length) return '';
  const pawns = plans.flatMap(pawnsOf);
  return t('web-rc-pawns-here', { pawns: texts.listed(pawns.map((one) => helperName(one, texts))) });
}

/** In a few words what a spot is about; the action is known. */
export function spotSays(view: RobinsonCrusoeView, spot: string, texts: Texts): string {
  const { action, element, what } = spotOf(spot);
  const [noun, id] = nounAndId(element);
  if (noun === 'threat') {
    const card = view.threats[Number(id)];
    return card ? texts.name('card', card) : '';
  }
  if (noun === 'action') return id === spot ? '' : texts.name('spot', spot);
  if (noun !== 'space') return texts.name(noun, id);
  const place = texts.name('space', id);
  if (action === 'gather') return `${texts.name('source', what)} ${place}`;
  if (what === 'shelter') return `${t('web-rc-shelter')} ${place}`;
  if (what === 'cross' || what === 'trap') return `${texts.name('invention', `scn_${what}`)} ${place}`;
  return place;
}

/** What is built by a choice, if it is an invention: what it needs, costs and does. */
export function invented(choice: Choice, texts: Texts): string {
  const [noun, id] = nounAndId(spotOf(choice.words.spot?.[0] ?? '').element);
  return noun === 'invention' ? does(noun, id, texts).join('. ') : '';
}

/** As a tooltip. */
export function tooltip(name: string, parts: string[]): string {
  return [name, ...parts].join('\n');
}

/** What the book icon does in a scenario. */
export function book(scenario: string, texts: Texts): string {
  return texts.render(`scenario-${scenario}`, 'book', {});
}

/** What there is to say about an element of the board. */
export function describe(view: RobinsonCrusoeView, target: string, texts: Texts): string[] {
  const [noun, id] = nounAndId(target);
  const lines: string[] = [];
  if (noun === 'space') {
    const space = view.spaces.find((one) => one.id === id);
    if (space) {
      lines.push(...spaceSays(view, space, texts).map((line) => `${upper(line)}.`));
      if (space.totem > 0) lines.push(...does('totem', `${view.scenario}_${space.totem}`, texts));
      lines.push(...markersSay(markersOn(space), texts));
    }
  } else if (noun === 'invention') {
    const invention = view.inventions.find((one) => one.id === id);
    if (view.items.includes(id)) lines.push(t('web-rc-is-built'));
    else if (invention) {
      if (invention.owner >= 0) lines.push(t('web-rc-owner', { seat: texts.seat(invention.owner, 'of') }));
    }
  } else if (noun === 'card') {
    const slot = view.threats.indexOf(id);
    if (slot >= 0) lines.push(t(slot === 0 ? 'web-rc-strikes-next' : 'web-rc-strikes-later'));
  } else if (noun === 'track') {
    lines.push(t('web-rc-level', { level: view.levels[id as 'roof'] }));
  } else if (noun === 'character' || noun === 'seat') {
    const who = noun === 'seat' ? view.people.find((one) => one.seat === Number(id))?.character : id;
    for (const ability of Object.keys(sheetOf(who ?? '').abilities))
      lines.push(`${texts.name('ability', ability)}: ${texts.about('ability', ability)}`);
  } else if (noun === 'action') {
    lines.push(...markersSay(markersAt(view, id as Action), texts));
  }
  return [...lines, ...does(noun, id, texts)];
}
