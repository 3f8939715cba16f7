import { type Proof, reportProofPath } from '@sens/contract';
import { sendJson } from '#lib/browser/functions.ts';
import { solveProof } from './solve-proof.ts';

/**
 * Works for a request that looks as if a program sent it, so that it is delivered (decision 87). Tried as often
 * as sending the form.
 * @throws where the browser cannot compute a hash, or the server could not be told
 */
export async function prove(token: string, bits: number): Promise<void> {
  const proof: Proof = { count: await solveProof(token, bits) };
  await sendJson(reportProofPath(token), proof, { method: 'POST', keepalive: true });
}
