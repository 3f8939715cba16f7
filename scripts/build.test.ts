import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const BUILD = join(import.meta.dirname, 'lib/build-site.ts');

it('a wrong setting ends the build before it begins, with its sentence and nothing else', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BUILD], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SITE_URL: 'voorbeeld.nl' },
  });
  expect(stderr).toBe(
    'SITE_URL is wrong: expected the site’s origin such as https://www.sens.example, without a path.\n',
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
