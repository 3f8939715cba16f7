import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { VitePlugin } from './vite-plugin.ts';

const NAME = 'virtual:intro-markup';
const ID = `\0${NAME}`;
const SOURCE = fileURLToPath(
  new URL('../src/components/shell/intro/intro-markup.ts', import.meta.url),
);

/**
 * Puts the markup of the intro into its script. It comes in the first second of a page or not at all: fetched apart, as
 * the other parts of the shell are, it took four requests one after another and half as much more of the page's thread.
 */
export function introMarkup(): VitePlugin {
  return {
    name: 'intro-markup',
    resolveId: (id) => (id === NAME ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined;
      const { module, dependencies } = await runnerImport<{ introMarkup: () => string }>(SOURCE, {
        configFile: false,
        logLevel: 'error',
      });
      for (const file of dependencies) this.addWatchFile(file);
      return `export default ${JSON.stringify(module.introMarkup())};`;
    },
  };
}
