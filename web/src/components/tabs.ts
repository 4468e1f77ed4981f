/** On a phone one part of the table is in sight at a time. */
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import Hand from '~icons/lucide/hand';
import MapIcon from '~icons/lucide/map';
import Scroll from '~icons/lucide/scroll-text';
import Users from '~icons/lucide/users';

export const TABS = ['board', 'table', 'me', 'log'] as const;
export type Tab = (typeof TABS)[number];
export const TAB_ICON: Record<Tab, Component<SvelteHTMLElements['svg']>> = {
  board: MapIcon,
  table: Users,
  me: Hand,
  log: Scroll,
};
