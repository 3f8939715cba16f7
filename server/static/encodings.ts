import { existsSync, readFileSync } from 'node:fs';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import { ENCODINGS, type Encoding } from '#http/accept.ts';

const CODECS = {
  br: {
    suffix: '.br',
    unpack: brotliDecompressSync,
    pack: (body: Buffer) =>
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  },
  gzip: { suffix: '.gz', unpack: gunzipSync, pack: (body: Buffer) => gzipSync(body) },
} as const;

/** The endings of compressed twins: they are never addresses of their own. */
export const TWIN_SUFFIXES = ENCODINGS.map((encoding) => CODECS[encoding].suffix);

const smaller = (packed: Buffer, body: Buffer) =>
  packed.length < body.length ? packed : undefined;

/**
 * A compressed form, made now.
 * @returns nothing when compressing does not make it smaller
 */
export const packed = (body: Buffer, encoding: Encoding): Buffer | undefined =>
  smaller(CODECS[encoding].pack(body), body);

/**
 * A file's compressed form: the twin that the build wrote beside it, or one made now.
 * A twin that unpacks to something else is left over from an earlier build and is not used.
 * @returns nothing when compressing does not make it smaller
 */
export function compressed(file: string, body: Buffer, encoding: Encoding): Buffer | undefined {
  const { suffix, unpack } = CODECS[encoding];
  const twin = existsSync(file + suffix) ? readFileSync(file + suffix) : undefined;
  return twin && isSame(unpack, twin, body) ? smaller(twin, body) : packed(body, encoding);
}

function isSame(unpack: (packed: Buffer) => Buffer, packed: Buffer, body: Buffer): boolean {
  try {
    return unpack(packed).equals(body);
  } catch {
    return false;
  }
}
