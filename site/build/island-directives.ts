import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds the three moments of our own at which an island's script loads; see the files named. */
export function islandDirectives(): AstroIntegration {
  return {
    name: 'island-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'touch',
          entrypoint: fileURLToPath(new URL('./directives/touch.ts', import.meta.url)),
        });
        addClientDirective({
          name: 'presence',
          entrypoint: fileURLToPath(new URL('./directives/presence.ts', import.meta.url)),
        });
        addClientDirective({
          name: 'request',
          entrypoint: fileURLToPath(new URL('./directives/request.ts', import.meta.url)),
        });
      },
    },
  };
}
