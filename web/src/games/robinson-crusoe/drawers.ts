/** What is opened seldom: loaded when it is wanted. */
import type { Component } from 'svelte';
import Calendar from './drawers/Calendar.svelte';
import Scenario from './drawers/Scenario.svelte';
import Sum from './drawers/Sum.svelte';
import Workshop from './drawers/Workshop.svelte';
import type { Pointer } from '../../lib/board/pointer.svelte';
import type { RobinsonCrusoeView } from './view';

export interface DrawerProps {
  pointer: Pointer<RobinsonCrusoeView>;
  /** What of it is meant. */
  of: string;
  onclose: () => void;
}

export const DRAWERS = {
  calendar: Calendar,
  scenario: Scenario,
  sum: Sum,
  workshop: Workshop,
} satisfies Record<string, Component<DrawerProps>>;

export type DrawerName = keyof typeof DRAWERS;
