import { fileURLToPath } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import type { VitePlugin } from './vite-plugin.ts';

const NAME = 'virtual:intro-markup';
const ID = `\0${NAME}`;
const INTRO = fileURLToPath(new URL('../src/components/shell/intro/Intro.tsx', import.meta.url));

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
      const { module, dependencies } = await runnerImport<{ Intro: ComponentType }>(INTRO, {
        configFile: false,
        logLevel: 'error',
      });
      for (const file of dependencies) this.addWatchFile(file);
      const markup = renderToStaticMarkup(createElement(module.Intro));
      return `export default ${JSON.stringify(markup)};`;
    },
  };
}
