import { expect, test } from 'vitest';
import { hashedPath } from './hashed-path.ts';

test('the name of a file changes with what is in it', () => {
  const path = hashedPath('print', 'css', 'a{b:c}');
  expect(path).toMatch(/^\/_astro\/print\.[\w-]{8}\.css$/);
  expect(hashedPath('print', 'css', 'a{b:d}')).not.toBe(path);
});
