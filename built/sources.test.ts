import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageSource } from '../contract/index.ts';
import { ALL_PATHS } from '../e2e/lib/pages.ts';
import { attributeOf, fileOf, pageOf } from './lib/built-page.ts';

test('every page with a form names itself, by a name that the server knows', () => {
  const list = JSON.parse(readFileSync(fileOf('/lead-sources.json'), 'utf8'));
  const known = ['homepage', ...Object.keys(list)];
  let forms = 0;
  for (const path of ALL_PATHS) {
    for (const input of pageOf(path).querySelectorAll('input[name="source"]')) {
      forms += 1;
      const source = attributeOf(input, 'value');
      expect([path, source]).toEqual([path, pageSource(path)]);
      expect(known).toContain(source);
    }
  }
  expect(forms).toBeGreaterThan(90);
});
