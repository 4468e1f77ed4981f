export { dragging } from './drag';
export { Motion } from './motion';
export { default as RingMenu } from './RingMenu.svelte';
