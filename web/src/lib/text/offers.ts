/** Choices in words. */
import type { Choice } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { t } from './i18n.svelte';
import type { Texts } from './texts';

/** The kinds of these choices, each once. */
export function kindsOf(choices: Choice[], texts: Texts): string {
  return texts.listed([...new Set(choices.map((choice) => texts.group(choice.kind)))]);
}

/** What an element of the board offers, for those who do not see it. Nothing where nothing is offered. */
export function offerSays(choices: Choice[], texts: Texts): string {
  return choices.length ? t('web-legal', { choices: kindsOf(choices, texts) }) : '';
}

/** An element of the board for those who do not see it: name and state, whether it changed, what it offers. */
export function elementLabel(says: string[], isChanged: boolean, offers: Choice[], texts: Texts): string {
  const parts = [...says, isChanged ? t('web-changed') : '', offerSays(offers, texts)].filter(Boolean);
  return parts.map((part) => part.replace(/\.$/, '')).join('. ');
}

/** One browser may act for several seats: then a choice says for whom, unless only one is asked. */
export function choiceLabel(choice: Choice, table: TableStore): string {
  // What is offered belongs to the newest view: what is still told is older.
  const about = table.now ? table.tell.about?.(table.now.view, choice, table.texts) : '';
  const plain = table.texts.choice(choice.kind, choice.words);
  const text = about ? t('web-choice-about', { choice: plain, about }) : plain;
  const { mine = [], decision } = table.state ?? {};
  const asked = decision?.asked ?? [];
  return mine.length > 1 && !(asked.length === 1 && asked[0] === choice.seat)
    ? t('web-choice-for', { seat: table.texts.seatName(choice.seat), choice: text })
    : text;
}
