import { createHash } from 'node:crypto';
import { proofText, zeroBitsOf } from '@sens/contract';
import { expect, test } from 'vitest';
import { solveProof } from './solve-proof.ts';

const bitsOf = (token: string, count: number) =>
  zeroBitsOf(createHash('sha256').update(proofText(token, count)).digest());

test.each([1, 6, 11])(
  'the first count of which the hash begins with %i zero bits is found',
  async (bits) => {
    const token = 'k'.repeat(32);
    const count = await solveProof(token, bits);
    expect(bitsOf(token, count)).toBeGreaterThanOrEqual(bits);
    const before = Array.from({ length: count }, (_, earlier) => bitsOf(token, earlier));
    expect(Math.max(0, ...before)).toBeLessThan(bits);
  },
);
