import { SHELL_FILES, shellFile } from '../src/lib/shell-files.ts';
import type { VitePlugin } from './vite-plugin.ts';

const isPart = (name: string): name is keyof typeof SHELL_FILES => name in SHELL_FILES;

/**
 * Builds each later part of the shell as a file of its own, `/shell/NAME.js`. An import in the shell's
 * script would do the same, but then that script is no longer small enough to stand in the page: every
 * page would wait for a file more, for what most visitors never open. In development the same address
 * gives the source.
 */
export function shellScripts(): VitePlugin {
  return {
    name: 'shell-scripts',
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      for (const [name, source] of Object.entries(SHELL_FILES)) {
        this.emitFile({
          type: 'chunk',
          id: new URL(`../src/${source}`, import.meta.url).pathname,
          fileName: shellFile(name).slice(1),
          preserveSignature: 'strict',
        });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const name = /^\/shell\/([\w-]+)\.js/.exec(request.url ?? '')?.[1] ?? '';
        if (isPart(name)) request.url = `/src/${SHELL_FILES[name]}`;
        next();
      });
    },
  };
}
