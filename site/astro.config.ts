import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { WONINGTYPEN } from '@sens/contract';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { dropDerivations } from './build/drop-derivations.ts';
import { islandDirectives } from './build/island-directives.ts';
import { pdfFiles } from './build/pdf-files.ts';
import { renderEntryAdapter } from './build/render-entry-adapter.ts';

const port = process.env.PORT ?? '3000';

export default defineConfig({
  site: process.env.SITE_URL ?? `http://localhost:${port}`,
  output: 'static',
  trailingSlash: 'never',
  prerenderConflictBehavior: 'error',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  adapter: renderEntryAdapter(),
  integrations: [
    react(),
    islandDirectives(),
    pdfFiles(WONINGTYPEN),
    sitemap({ filter: (page) => !/\/(404|formulier|rekenvoorbeelden)$/.test(page) }),
  ],
  // Dev only: the Fastify server runs beside Astro and is reached through the one port.
  server: { port: Number(port) },
  vite: {
    plugins: [tailwindcss(), dropDerivations()],
    server: {
      proxy: Object.fromEntries(
        ['/functions', '/rapport', '/healthz'].map((path) => [
          path,
          process.env.DEV_SERVER_URL ?? 'http://localhost:3001',
        ]),
      ),
    },
  },
});
