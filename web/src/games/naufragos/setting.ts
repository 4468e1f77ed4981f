export { default as Above } from './Trek.svelte';
export { default as Below } from './Around.svelte';
