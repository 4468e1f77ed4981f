export { default as Coach } from './Coach.svelte';
export { Lesson } from './lesson.svelte';
