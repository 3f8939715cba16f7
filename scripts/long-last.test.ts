import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LongLast } from './lib/long-last.ts';

const ROOT = join(import.meta.dirname, '..');

const fileOf = (ring: string, path: string) =>
  ({
    moduleId: join(ROOT, path),
    project: { name: ring, config: { isolate: false, sequence: { groupOrder: 0 } } },
  }) as TestSpecification;

it('what takes long comes last in its ring, and no ring waits for that of another', async () => {
  const nothingKnown = { cache: { getTestSpecificationResult: () => undefined } };
  const order = await new LongLast(nothingKnown as unknown as Vitest).sort([
    fileOf('unit', 'server/leads/route.test.ts'),
    fileOf('unit', 'contract/woningtype.test.ts'),
    fileOf('unit', 'scripts/long-last.test.ts'),
    fileOf('browser', 'e2e/menus.e2e.ts'),
  ]);
  expect(order.map(({ moduleId }) => moduleId.slice(ROOT.length + 1))).toEqual([
    'e2e/menus.e2e.ts',
    'scripts/long-last.test.ts',
    'contract/woningtype.test.ts',
    'server/leads/route.test.ts',
  ]);
});
