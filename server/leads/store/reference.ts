import { randomBytes, randomInt } from 'node:crypto';

/** Crockford's base32: no I, L, O or U, so that a reference can be read out over the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a short name for a lead: `SR-` and six characters. Says nothing about the visitor. */
export function newReference(): string {
  const characters = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `SR-${characters.join('')}`;
}

/** Makes the secret part of a report's address: 192 random bits in 32 characters. */
export const newReportToken = () => randomBytes(24).toString('base64url');

/** Tells whether a text can be a report token at all. */
export const isReportToken = (text: string) => /^[A-Za-z0-9_-]{32}$/.test(text);
