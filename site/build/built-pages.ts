import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { HookParameters } from 'astro';

/** What a build has made, as its last hook is told. */
export type Assets = HookParameters<'astro:build:done'>['assets'];

const htmlAmong = (urls: readonly URL[]) =>
  urls.map((url) => fileURLToPath(url)).filter((file) => file.endsWith('.html'));

/** The HTML files that a build has made. */
export const pagesAmong = (assets: Assets): string[] => htmlAmong([...assets.values()].flat());

/** The HTML files that a build has made, by the route that made them: `/[service]`. */
export const pagesByRoute = (assets: Assets): [route: string, files: string[]][] =>
  [...assets].map(([route, urls]) => [route, htmlAmong(urls)]);

/**
 * Writes each built page anew.
 * @param change what becomes of the HTML of one
 */
export async function rewritePages(
  assets: Assets,
  change: (html: string) => string | Promise<string>,
): Promise<void> {
  for (const file of pagesAmong(assets)) {
    await writeFile(file, await change(await readFile(file, 'utf8')));
  }
}
