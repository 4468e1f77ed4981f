import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { rounded } from './scripts/rounded.ts';

const server = process.env.ROBINSONADE_SERVER ?? 'http://127.0.0.1:8000';

const shortIcons = {
  name: 'short-icons',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('~icons/game-icons/')
      ? code.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`)
      : undefined,
};

export default defineConfig({
  plugins: [
    svelte(),
    icons({ compiler: 'svelte' }),
    shortIcons,
    ...(process.env.VITEST ? [svelteTesting()] : []),
  ],
  build: {
    outDir: '../src/robinsonade/web_static',
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
});
