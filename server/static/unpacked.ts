import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Room for some thirty pages: nearly nobody asks for one that is not compressed. */
const MEMORY_BYTES = 4 * 1024 * 1024;

/**
 * Files as they are, out of their compressed form in memory: kept twice they would take four times the room. What
 * is asked for again soon is kept.
 * @returns unpacks what was packed with brotli, within a millisecond
 */
export function createUnpacked(): (packed: Buffer) => Buffer {
  const recent = new LRUCache<Buffer, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ length }) => length || 1,
  });
  return (packed) => {
    const known = recent.get(packed);
    if (known) return known;
    const body = brotliDecompressSync(packed);
    recent.set(packed, body);
    return body;
  };
}
