import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures2026 } from '@sens/engine';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { provinceSchema, townSchema } from '../../town-schemas.ts';
import { pageValues } from './page-values.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');
const read = (file: string) => parse(readFileSync(join(CONTENT, file), 'utf8'));

test('every town has the same names, known or not, whichever service its page is about', () => {
  const towns = globSync('towns/*.yaml', { cwd: CONTENT }).map((file) =>
    townSchema.parse(read(file)),
  );
  const province = provinceSchema.parse(read('landing.yaml').province);
  const lists = towns.flatMap((town) =>
    ['advies', 'isolatie', 'warmtepompen'].map((service) => {
      const all = { province, towns };
      const values = pageValues(town, service, [], all, figures2026, '2026-11-28');
      return Object.keys(values).sort().join(' ');
    }),
  );
  expect(lists.length).toBeGreaterThan(3);
  expect(new Set(lists).size).toBe(1);
});
