export { default as RingMenu } from './RingMenu.svelte';
