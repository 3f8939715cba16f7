import type { AstroIntegration } from 'astro';

/**
 * The smallest adapter that fits the house: prerendered pages go to `dist/client`, and
 * `dist/server/entry.mjs` exports `render(asked, origin)` for the few pages that depend on a
 * request (the form with errors, the report behind its link). Fastify calls that function; Astro
 * runs no server of its own. See docs/decisions/0006-pages-rendered-on-request.md.
 */
export function renderEntryAdapter(): AstroIntegration {
  return {
    name: 'render-entry',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'render-entry',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./render-entry.ts', import.meta.url),
          supportedAstroFeatures: {
            staticOutput: 'stable',
            serverOutput: 'stable',
            hybridOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}
