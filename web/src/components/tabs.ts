/** On a phone one part of the table is in sight at a time. */
export const TABS = ['board', 'table', 'me', 'log'] as const;
export type Tab = (typeof TABS)[number];
