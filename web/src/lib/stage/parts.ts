export { default as CardStage } from './CardStage.svelte';
export { default as Dice } from './Dice.svelte';
export { default as SmallCard } from './SmallCard.svelte';
