import { expect, test } from 'vitest';
import { toggled } from './toggled.ts';

test('switching a measure on puts what it excludes off', () => {
  const option = { id: 'warmtepomp', conflictsWith: ['hybride-warmtepomp'] } as const;
  expect(toggled(['dakisolatie', 'hybride-warmtepomp'], option)).toEqual([
    'dakisolatie',
    'warmtepomp',
  ]);
  expect(toggled(['dakisolatie', 'warmtepomp'], option)).toEqual(['dakisolatie']);
});
