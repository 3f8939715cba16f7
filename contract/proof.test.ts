import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { proofSchema, proofText, zeroBitsOf } from './proof.ts';

test.each([
  [[0x80, 0], 0],
  [[0x40, 0], 1],
  [[0x01, 0xff], 7],
  [[0, 0xff], 8],
  [[0, 0x1f], 11],
  [[0, 0], 16],
])('a hash that begins with %j begins with %i zero bits', (bytes, bits) => {
  expect(zeroBitsOf(Uint8Array.from(bytes))).toBe(bits);
});

test('of the counts for one link about one in 2^n fits n bits', () => {
  const hashes = Array.from({ length: 4096 }, (_, count) =>
    createHash('sha256')
      .update(proofText('A'.repeat(32), count))
      .digest(),
  );
  const fits = hashes.filter((hash) => zeroBitsOf(hash) >= 4).length;
  expect(fits).toBeGreaterThan(4096 / 16 / 1.5);
  expect(fits).toBeLessThan((4096 / 16) * 1.5);
});

test.each([{}, { count: -1 }, { count: 1.5 }, { count: '1' }, { count: 1, more: 1 }, null, 'x'])(
  '%j is no proof',
  (body) => {
    expect(proofSchema.safeParse(body).success).toBe(false);
  },
);
