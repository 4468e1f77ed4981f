/** What a page without a server says of itself. */
export { default as NotKept } from './NotKept.svelte';
export { default as Update } from './Update.svelte';
