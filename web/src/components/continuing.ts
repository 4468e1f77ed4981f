/** The list of games comes with the games. Not in the page itself: the router would take a page that imports something
 * for one that has to be imported. */
export const loadContinue = () => import('./Continue.svelte');
