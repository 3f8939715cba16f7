import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** What the steps of a build have made for all its pages together, and pages made on request take too. */
export interface PageParts {
  /** Where the style sheet is that most pages share. */
  sheet: string;
  /** Scripts that stand in a file, and where that is. */
  later: [script: string, path: string][];
}

/** Stands beside the server's entry. */
export const PAGE_PARTS_FILE = 'page-parts.json';

const made: PageParts = { sheet: '', later: [] };

/** Keeps a part for {@link pageParts}. */
export function notePart<Part extends keyof PageParts>(name: Part, part: PageParts[Part]): void {
  made[name] = part;
}

/** Writes what the steps before have noted. */
export function pageParts(): AstroIntegration {
  let server: URL | undefined;
  return {
    name: 'page-parts',
    hooks: {
      'astro:config:done': ({ config }) => {
        server = config.build.server;
      },
      'astro:build:done': async () => {
        if (server) await writeFile(new URL(PAGE_PARTS_FILE, server), JSON.stringify(made));
      },
    },
  };
}
