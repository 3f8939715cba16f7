import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forbiddenInAstro } from './lib/astro-imports.ts';

/** What is said of a house with one `.astro` file that imports this. */
function saidOf(file: string, code: string): string[] {
  const house = mkdtempSync(join(tmpdir(), 'sens-astro-'));
  onTestFinished(() => rmSync(house, { recursive: true, force: true }));
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), `---\n${code}\n---\n<p>Verduurzamen</p>\n`);
  return forbiddenInAstro(house);
}

test('our own pages and layouts import what their rooms may', () => {
  expect(forbiddenInAstro(join(import.meta.dirname, '..'))).toEqual([]);
});

test('a page may import engine, sections, features and layouts', () => {
  const code = [
    "import { figures2026 } from '@sens/engine';",
    "import { Faq } from '#components/sections/Faq.tsx';",
    "import {\n  LeadForm,\n} from '#features/lead-form/LeadForm.tsx';",
    "import BaseLayout from '../layouts/BaseLayout.astro';",
  ].join('\n');
  expect(saidOf('site/src/pages/isolatie.astro', code)).toEqual([]);
});

test.for([
  ['a layout', 'site/src/layouts/PageLayout.astro', '../pages/_text/PageText.tsx', 'move what it'],
  ['a page', 'site/src/pages/prijzen.astro', '../../../server/config/config.ts', 'the contract'],
  ['a page', 'site/src/pages/prijzen.astro', '../../../content/prijzen.yaml', 'content-queries.ts'],
] as const)('%s that takes what it may not is named: %s imports %s', ([, file, from, remedy]) => {
  const [said = '', ...more] = saidOf(file, `import type { One } from '${from}';`);
  expect(said).toContain(`${file} → `);
  expect(said).toContain(remedy);
  expect(more).toEqual([]);
});
