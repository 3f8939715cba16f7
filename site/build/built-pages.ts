import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, HookParameters } from 'astro';

/** What a build has made, as its last hook is told. */
export type Assets = HookParameters<'astro:build:done'>['assets'];

const htmlAmong = (urls: readonly URL[]) =>
  urls.map((url) => fileURLToPath(url)).filter((file) => file.endsWith('.html'));

/** The HTML files that a build has made. */
export const pagesAmong = (assets: Assets): string[] => htmlAmong([...assets.values()].flat());

/** The HTML files that a build has made, by the route that made them: `/[service]`. */
export const pagesByRoute = (assets: Assets): [route: string, files: string[]][] =>
  [...assets].map(([route, urls]) => [route, htmlAmong(urls)]);

/** Pages by their file, as they are by now: ten steps read and change each of them, and disks are slow. */
const pages = new Map<string, string>();

/** A built page as the steps before have left it. */
export async function readPage(file: string): Promise<string> {
  const html = pages.get(file) ?? (await readFile(file, 'utf8'));
  pages.set(file, html);
  return html;
}

/** All of these pages, in their order. */
export const readPages = (files: readonly string[]): Promise<string[]> =>
  Promise.all(files.map(readPage));

/** Keeps what became of a page, for the next step and for `pagesToDisk`. */
export function changePage(file: string, html: string): void {
  pages.set(file, html);
}

/**
 * Changes each built page.
 * @param change what becomes of the HTML of one
 */
export async function rewritePages(
  assets: Assets,
  change: (html: string) => string,
): Promise<void> {
  for (const file of pagesAmong(assets)) changePage(file, change(await readPage(file)));
}

/** Writes the pages as the steps before have left them: what comes after may read their files. */
export function pagesToDisk(): AstroIntegration {
  return {
    name: 'pages-to-disk',
    hooks: {
      'astro:build:done': async () => {
        await Promise.all([...pages].map(([file, html]) => writeFile(file, html)));
        pages.clear();
      },
    },
  };
}
