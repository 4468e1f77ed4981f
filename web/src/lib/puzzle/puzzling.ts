export { default as PuzzleCard } from './PuzzleCard.svelte';
export { Puzzling } from './puzzle.svelte';
