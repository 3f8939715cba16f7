import { type Proof, proofAnswerSchema, type Registered, reportProofPath } from '@sens/contract';
import { sendJson } from '#lib/browser/functions.ts';
import { solveProof } from './solve-proof.ts';

/**
 * Works for a request that looks as if a program sent it, so that it is delivered (decision 87). Tried as often
 * as sending the form.
 * @returns what registers hold of the house: they are asked once it is proven
 * @throws where the browser cannot compute a hash, or the server could not be told
 */
export async function prove(token: string, bits: number): Promise<Registered | undefined> {
  const proof: Proof = { count: await solveProof(token, bits) };
  const answer = await sendJson(reportProofPath(token), proof, { method: 'POST', keepalive: true });
  return proofAnswerSchema.safeParse(answer).data?.registered;
}
