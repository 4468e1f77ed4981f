export { dragging } from './drag';
export { Motion } from './motion';
export { aside } from './places';
export { default as RingMenu } from './RingMenu.svelte';
