/** The part of a file that a Range header asks for: first and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * What a Range header asks of a file (RFC 9110, section 14).
 * @param size the file's bytes
 * @returns the one range that is asked for; `unsatisfiable` when it lies outside the file; nothing
 *   when the whole file is the answer: no header, another unit, several ranges at once, not readable
 */
export function wantedRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  if (!from) return lastBytes(Number(to), size);
  const first = Number(from);
  if (to && Number(to) < first) return undefined;
  if (first >= size) return 'unsatisfiable';
  return { first, last: to ? Math.min(Number(to), size - 1) : size - 1 };
}

/** `bytes=-500` asks for the last 500 bytes. */
function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable';
  return { first: Math.max(0, size - count), last: size - 1 };
}

/**
 * Tells whether the part that a client has is of this file, so that it may get another part.
 * @param header If-Range; only a strong tag counts, since files carry no date
 */
export const mayContinue = (header: string | undefined, etag: string): boolean =>
  header === undefined || header.trim() === etag;
