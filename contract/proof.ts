import * as z from 'zod/mini';
import { registeredSchema } from './registered.ts';

/**
 * A request that looks as if a program sent it, by a sign that people give too, is delivered once the browser
 * that shows its report has proven to have worked for it (decision 87). A receipt and a kept report that wait
 * for that say of how many bits.
 */
export const PROOF_BITS = 16;

/** Where the proof goes (POST with {@link Proof}). */
export const reportProofPath = (token: string) => `/functions/v1/report/${token}/proof`;

/** The text of which the SHA-256 has to begin with so many zero bits: nobody can begin before having the link. */
export const proofText = (token: string, count: number) => `${token}:${count}`;

/** How many zero bits a hash begins with. */
export function zeroBitsOf(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte !== 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24;
}

/** What the browser sends: the count with which the hash is such a one. */
export const proofSchema = z.strictObject({ count: z.int().check(z.minimum(0)) });

export type Proof = z.output<typeof proofSchema>;

/**
 * What a proof is answered with: what the registers hold of the house. While a request was in doubt they were
 * not asked, so that its receipt could not say it.
 */
export const proofAnswerSchema = z.object({ registered: z.exactOptional(registeredSchema) });

export type ProofAnswer = z.output<typeof proofAnswerSchema>;
