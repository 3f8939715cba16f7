import { proofText, zeroBitsOf } from '@sens/contract';

/** Hashed at once: the browser does them beside the page, and a visitor's touch comes in between two such lots. */
const LOT = 128;

const encoder = new TextEncoder();

async function zeroBits(token: string, count: number): Promise<number> {
  const text = encoder.encode(proofText(token, count));
  return zeroBitsOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

/**
 * Looks for the count that proves work for a report's link; some 2^bits hashes.
 * @param token the secret part of the report's address
 * @param bits how many zero bits the hash has to begin with
 */
export async function solveProof(token: string, bits: number): Promise<number> {
  for (let first = 0; ; first += LOT) {
    const lot = Array.from({ length: LOT }, (_, place) => zeroBits(token, first + place));
    const place = (await Promise.all(lot)).findIndex((found) => found >= bits);
    if (place >= 0) return first + place;
  }
}
