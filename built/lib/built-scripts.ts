import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { CLIENT } from './built-page.ts';

const IMPORT = /["'](\.{1,2}\/[\w./-]+\.js)["']/g;

/** The script at a path of the built site and the files that it imports, itself first; none that is not there. */
export function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !existsSync(join(CLIENT, path))) return found;
  found.add(path);
  if (!path.endsWith('.js')) return found;
  for (const [, name = ''] of readFileSync(join(CLIENT, path), 'utf8').matchAll(IMPORT))
    withImports(posix.join(posix.dirname(path), name), found);
  return found;
}

/** Bytes of a built file over the wire, with brotli: the smallest ones have no compressed form. */
export function bytesSent(path: string): number {
  const packed = join(CLIENT, `${path}.br`);
  return statSync(existsSync(packed) ? packed : join(CLIENT, path)).size;
}
