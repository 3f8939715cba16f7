import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const styles = readFileSync(
  fileURLToPath(new URL('../site/dist/all-styles.css', import.meta.url)),
  'utf8',
);

test('no style uses animation triggers, with which a browser crashed (decision 18)', () => {
  expect(styles.length).toBeGreaterThan(10_000);
  expect(styles.match(/[\w-]*(?:animation|timeline)-trigger|trigger-scope/g)).toBeNull();
});
