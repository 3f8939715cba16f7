import { createHash } from 'node:crypto';

/**
 * Where a file of the built site stands that nothing else has named: the name changes with what is in it.
 * @param name what it begins with
 * @param ending of the file, without its dot
 */
export function hashedPath(name: string, ending: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return `/_astro/${name}.${hash}.${ending}`;
}
