import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';

/** What a page names that is a script of ours: islands, their renderer, modules, what comes later. */
const ENTRY = /(?:(?:component-url|renderer-url|src)=|import\()"(\/[^"]+\.js)"/g;

/** A module that another one imports, at once or when it needs it. */
const IMPORT = /["'`](\.{0,2}\/[\w./-]+\.js)["'`]/g;

/** Scripts within the page; data for machines is none. */
const INLINE = /<script(?![^>]*type="application)[^>]*>([\s\S]*?)<\/script>/g;

/** React itself names no class of ours, and what the shell brings later has its own styles with it. */
const BRINGS_NO_NAME = /\/client\.[\w-]+\.js$|^\/shell\//;

const read = new Map<string, Promise<string>>();

function source(file: URL): Promise<string> {
  const known = read.get(file.href) ?? readFile(file, 'utf8');
  read.set(file.href, known);
  return known;
}

/** Adds a script of the built site and all it can load to what was found. */
async function follow(path: string, root: URL, found: Map<string, string>): Promise<void> {
  const file = new URL(`.${path}`, root);
  if (found.has(path) || BRINGS_NO_NAME.test(path) || !existsSync(file)) return;
  const text = await source(file);
  found.set(path, text);
  for (const [, name = ''] of text.matchAll(IMPORT)) {
    await follow(posix.resolve(posix.dirname(path), name), root, found);
  }
}

const texts = new Map<string, string>();

/**
 * Everything that a built page may run in the browser, as one text: its inline scripts and what its
 * islands and scripts load, now or later. Pages that run the same get one and the same text.
 * @param root folder of the built site
 */
export async function readScripts(html: string, root: URL): Promise<string> {
  const paths = new Set([...html.matchAll(ENTRY)].map(([, path = '']) => path));
  const inline = [...html.matchAll(INLINE)].map(([, text = '']) => text);
  const key = [root.href, ...paths, ...inline].join('\n');
  const known = texts.get(key);
  if (known !== undefined) return known;
  const found = new Map<string, string>();
  for (const path of paths) await follow(path, root, found);
  const text = [...inline, ...found.values()].join('\n');
  texts.set(key, text);
  return text;
}

/**
 * The custom properties that scripts of the built site name, in the styles that they bring too.
 * @param root folder of the built site
 * @param files which scripts, as a glob pattern
 */
export function namedProperties(root: URL, files: string): Set<string> {
  const texts = globSync(files, { cwd: root }).map((name) =>
    readFileSync(new URL(name, root), 'utf8'),
  );
  return new Set(texts.join('\n').match(/--[\w-]+/g));
}
