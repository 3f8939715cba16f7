import { CHOICES, NUMBERS } from '@sens/engine';
import { expect, test } from 'vitest';
import { GROUPS } from './fact-groups.ts';

test('every question about a house can be corrected, in one group', () => {
  const shown = GROUPS.flatMap(({ fields }) => fields);
  expect([...shown].sort()).toEqual([...Object.keys(CHOICES), ...Object.keys(NUMBERS)].sort());
});
