/** What a game without a drawn board is played with. */
export { default as Board } from './GenericBoard.svelte';
export { default as Seats } from './GenericSeats.svelte';
