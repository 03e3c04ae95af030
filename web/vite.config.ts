/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The client is built into the Python package, which serves it; `npm run dev` talks to a server on its usual port.
export default defineConfig({
  plugins: [svelte()],
  // Parts find each other relative to themselves; the server writes into the first page where the site lives.
  base: './',
  build: {
    outDir: '../src/cantiere/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // A module preload polyfill would be an inline script, which the content security policy forbids.
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  resolve: { conditions: ['browser'] },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
