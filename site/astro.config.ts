import react from '@astrojs/react';
import { WONINGTYPEN } from '@sens/contract';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import type { ProxyOptions } from 'vite';
import { assistantIndex } from './build/assistant-index.ts';
import { pagesToDisk } from './build/built-pages.ts';
import { clientFigures } from './build/client-figures.ts';
import { introMarkup } from './build/intro-markup.ts';
import { islandDirectives } from './build/island-directives.ts';
import { laterScriptsFile } from './build/later-scripts.ts';
import { oneByteText } from './build/one-byte-text.ts';
import { pageParts } from './build/page-parts.ts';
import { pageStyles } from './build/page-styles.ts';
import { pdfFiles } from './build/pdf-files.ts';
import { picturesToMake } from './build/pictures-to-make.ts';
import { reactRenderer } from './build/react-renderer.ts';
import { renderEntryAdapter } from './build/render-entry-adapter.ts';
import { shellConstants } from './build/shell-constants.ts';
import { shellScripts } from './build/shell-scripts.ts';
import { shortClassNames } from './build/short-class-names.ts';
import { shortDrawings } from './build/short-drawings.ts';
import { shortIslands } from './build/short-islands.ts';
import { smallerScripts } from './build/smaller-scripts.ts';
import { socialImages } from './build/social-images.ts';
import { textSeparators } from './build/text-separators.ts';
import { unusedPicturesOut } from './build/unused-pictures.ts';
import { ASKED_HEADER } from './src/lib/asked-header.ts';

const port = process.env.PORT ?? '3000';

/** Dev only: what the Fastify server answers, and pages that it asks of Astro in its turn. */
const toServer: ProxyOptions = {
  target: process.env.DEV_SERVER_URL ?? 'http://localhost:3001',
  bypass: ({ headers, url }) => (headers[ASKED_HEADER] ? url : undefined),
  // Vite puts styles and scripts into the page that no policy knows beforehand.
  configure: (proxy) =>
    proxy.on('proxyRes', ({ headers }) => {
      delete headers['content-security-policy'];
    }),
};

export default defineConfig({
  site: process.env.SITE_URL ?? `http://localhost:${port}`,
  output: 'static',
  trailingSlash: 'never',
  prerenderConflictBehavior: 'error',
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  // Development only: a build makes them after its pages (build/pictures-to-make.ts).
  // AVIF at effort 4, the default, takes eight times as long for one part in ten of the bytes.
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 1 }, webp: { effort: 2 } },
    },
  },
  adapter: renderEntryAdapter(),
  integrations: [
    reactRenderer(),
    react({ experimentalDisableStreaming: true }),
    islandDirectives(),
    shortClassNames(),
    picturesToMake(),
    pdfFiles(WONINGTYPEN),
    laterScriptsFile(),
    textSeparators(),
    assistantIndex(),
    pageStyles(),
    pageParts(),
    socialImages(),
    shortDrawings(),
    shortIslands(),
    oneByteText(),
    pagesToDisk(),
    unusedPicturesOut(),
  ],
  // Dev only: the Fastify server runs beside Astro and is reached through the one port.
  server: { port: Number(port) },
  vite: {
    // Bundled, so that the server loads the few parts that a mail has and not its editor and its compiler.
    ssr: { noExternal: ['react-email'] },
    plugins: [
      tailwindcss(),
      clientFigures(),
      introMarkup(),
      shellConstants(),
      shellScripts(),
      smallerScripts(),
    ],
    server: {
      proxy: Object.fromEntries(
        ['/functions', '/rapport', '/images', '/healthz'].map((path) => [path, toServer]),
      ),
    },
  },
});
