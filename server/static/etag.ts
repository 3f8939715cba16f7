import { createHash } from 'node:crypto';

/** 66 bits: no two forms of one address ever share a tag, and each answer carries it. */
const SIGNS = 11;

/**
 * A strong ETag.
 * @param body the file as it is, before compression
 * @param encoding each encoding is a representation of its own, so it has its own tag
 */
export function etagOf(body: Buffer, encoding?: string): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, SIGNS);
  return `"${hash}${encoding ? `-${encoding}` : ''}"`;
}

/**
 * Tells whether If-None-Match names what would be sent (RFC 9110, weak comparison).
 * @param header one tag, a list, or `*`
 */
export function isNotModified(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
