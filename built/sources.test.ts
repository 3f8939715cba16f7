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

test('a page is told to the company by its name in the menu, not by the question above it', () => {
  const list = JSON.parse(readFileSync(fileOf('/lead-sources.json'), 'utf8'));
  expect(list).toMatchObject({
    contact: 'Contact',
    isolatie: 'Isolatie',
    'tool:roi-calculator': 'ROI-calculator',
    'tool:subsidie-calculator': 'Subsidie-calculator',
  });
});
