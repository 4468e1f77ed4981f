export { default as CardStage } from './CardStage.svelte';
export { default as Picture } from './Picture.svelte';
export { default as SmallCard } from './SmallCard.svelte';
