/** What is opened seldom: loaded together when the first of them is. */
export { default as CommandBox } from './CommandBox.svelte';
export { default as Keys } from './Keys.svelte';
export { default as Rewind } from './Rewind.svelte';
export { default as Rules } from './Rules.svelte';
export { default as Share } from './Share.svelte';
