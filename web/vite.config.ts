import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.ROBINSONADE_SERVER ?? 'http://127.0.0.1:8000';

/** Icons drawn on 512 × 512: a tenth of that is finer than anybody sees, and much shorter to load. */
const rounded = {
  name: 'rounded-icons',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('~icons/game-icons/')
      ? code.replace(/-?\d*\.\d+/g, (n) => String(Math.round(Number(n) * 10) / 10))
      : undefined,
};

export default defineConfig({
  plugins: [
    svelte(),
    icons({ compiler: 'svelte' }),
    rounded,
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
    // No test measures time: these are for a machine with much else to do.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
