import { randomFillSync, randomInt } from 'node:crypto';

/** Crockford's base32: no I, L, O or U, so that a reference can be read out over the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a short name for a lead: `SR-` and six characters. Says nothing about the visitor. */
export function newReference(): string {
  const characters = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `SR-${characters.join('')}`;
}

const TOKEN_BYTES = 24;

/** Asking for random bytes costs as much for a hundred tokens as for one; none of them is used twice. */
const pool = Buffer.alloc(100 * TOKEN_BYTES);
let used = pool.length;

/** Makes the secret part of a report's address: 192 random bits in 32 characters. */
export function newReportToken(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const token = pool.toString('base64url', used, used + TOKEN_BYTES);
  used += TOKEN_BYTES;
  return token;
}

/** Tells whether a text can be a report token at all. */
export const isReportToken = (text: string) => /^[A-Za-z0-9_-]{32}$/.test(text);
