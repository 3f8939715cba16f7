import type { ViteUserConfig } from 'astro';

/** As Astro hands Vite's types on, of which a list or nothing is one too. */
type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/**
 * Builds the search as a file of its own, `/search.js`. An import in the shell's script would do the same,
 * but then that script is no longer small enough to stand in the page: every page would wait for a file
 * more, for a search that most visitors never open.
 */
export function searchScript(): Plugin {
  return {
    name: 'search-script',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return;
      this.emitFile({
        type: 'chunk',
        id: new URL('../src/components/shell/search/open-search.ts', import.meta.url).pathname,
        fileName: 'search.js',
        preserveSignature: 'strict',
      });
    },
  };
}
