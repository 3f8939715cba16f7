import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Lets Astro ask `react-renderer-server.ts` for what a component looks like, before it asks `@astrojs/react` itself. */
export function reactRenderer(): AstroIntegration {
  return {
    name: 'react-renderer',
    hooks: {
      'astro:config:setup': ({ addRenderer }) => {
        addRenderer({
          name: '@astrojs/react',
          clientEntrypoint: '@astrojs/react/client.js',
          serverEntrypoint: fileURLToPath(new URL('./react-renderer-server.ts', import.meta.url)),
        });
      },
    },
  };
}
