import { expect, test } from 'vitest';
import { photoOf } from './photo-copy.ts';

test('a photo of an attic or a crawl space is asked of a house only', () => {
  expect(photoOf('roof', false)).toContain('zolder');
  expect(photoOf('roof', true)).toBeUndefined();
  expect(photoOf('floor', true)).toBeUndefined();
  expect(photoOf('glazing', true)).toContain('glaslagen');
});
