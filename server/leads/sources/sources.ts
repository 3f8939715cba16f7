import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES_FILE, UNKNOWN_SOURCE } from '@sens/contract';
import * as z from 'zod';
import { SOURCE_LABELS } from './words.ts';

const listSchema = z.record(z.string(), z.string());

/** Where the form can stand. */
export interface Sources {
  has(source: string): boolean;
  /** What the page is called; nothing when it is not known. */
  title(source: string): string | undefined;
}

/**
 * Reads which sources the site has.
 * @param siteDir the built site
 * @throws Error when its list of sources is there and is something else
 */
export const loadSources = (siteDir: string): Sources =>
  createSources(readList(join(siteDir, SOURCES_FILE)));

/** @param list titles by source; as long as there is none, any tag may be a source of the site */
export function createSources(list?: Readonly<Record<string, string>>): Sources {
  const titles = new Map(Object.entries({ ...SOURCE_LABELS, ...list }));
  return {
    has: (source) => titles.has(source) || (!list && /^[a-z0-9:_-]{1,64}$/.test(source)),
    title: (source) => titles.get(source),
  };
}

function readList(file: string): Record<string, string> | undefined {
  try {
    return listSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Where the form stood. A lead is never refused for its source.
 * @returns one of the sources; `onbekend` for none and for one that no page has
 */
export function readSource(given: unknown, sources: Sources): string {
  const source = typeof given === 'string' ? given.trim().toLowerCase() : '';
  return sources.has(source) ? source : UNKNOWN_SOURCE;
}
