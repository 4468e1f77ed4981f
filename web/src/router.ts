import { createRouter } from 'sv-router';
import Home from './pages/Home.svelte';
import NotFound from './pages/NotFound.svelte';

export const { p, navigate, route } = createRouter({
  '/': Home,
  '/new/:slug': () => import('./pages/NewGame.svelte'),
  '/g/:id': () => import('./pages/Table.svelte'),
  '/me': () => import('./pages/Me.svelte'),
  '/credits': () => import('./pages/Credits.svelte'),
  '*': NotFound,
});
