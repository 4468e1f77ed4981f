import { createRouter } from 'sv-router';
import Home from './pages/Home.svelte';
import NotFound from './pages/NotFound.svelte';

const router = createRouter({
  '/': Home,
  '/new/:slug': () => import('./pages/NewGame.svelte'),
  '/g/:id': () => import('./pages/AnyTable.svelte'),
  '/puzzles': () => import('./pages/Puzzles.svelte'),
  '/me': () => import('./pages/Me.svelte'),
  '/credits': () => import('./pages/Credits.svelte'),
  '*': NotFound,
});

export const { navigate, route } = router;

/** The address of a page; within one file, whatever folder that lies in. */
export const p: typeof router.p = (...where) => router.p(...where).replace(/^\/#/, '#');

/** How the address names a page: without a server there is only one file. */
export const BASE = __SITE__ ? '#' : undefined;
