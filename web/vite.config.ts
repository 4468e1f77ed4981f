import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { rounded } from './scripts/rounded.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.ROBINSONADE_SERVER ?? 'http://127.0.0.1:8000';

const shortIcons = {
  name: 'short-icons',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('~icons/game-icons/')
      ? code.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`)
      : undefined,
};

/** Without a server: one file in any folder, which asks nobody else for anything. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const site = {
  name: 'site',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend' as const,
    },
    { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head' as const },
    { tag: 'link', attrs: { rel: 'manifest', href: './site.webmanifest' }, injectTo: 'head' as const },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' as const },
  ],
};

export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  define: { __SITE__: JSON.stringify(mode === 'site') },
  worker: { format: 'es' as const },
  // Which door a page has is settled when it is built: the other one is not in it.
  resolve: { alias: { '#door': here(mode === 'site' ? './src/site/local.ts' : './src/lib/api/network.ts') } },
  plugins: [
    ...(mode === 'site' ? [site] : []),
    svelte(),
    icons({ compiler: 'svelte' }),
    shortIcons,
    ...(process.env.VITEST ? [svelteTesting()] : []),
  ],
  build: {
    outDir: mode === 'site' ? '../src/robinsonade/site_static' : '../src/robinsonade/web_static',
    emptyOutDir: true,
    target: 'es2022',
    // The CSP allows nothing inline: every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, changeOrigin: true } } },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    isolate: false,
    // No test measures time: these are for a machine with much else to do.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
}));
