import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unusedPictures } from './unused-pictures.ts';

function builtSite(files: Record<string, string>): string {
  const client = mkdtempSync(join(tmpdir(), 'sens-pictures-'));
  onTestFinished(() => rmSync(client, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), text);
  }
  return client;
}

test('a picture that no page, script or list names is unused; any other stays', async () => {
  const client = builtSite({
    '_astro/huis.aaaa.webp': '',
    '_astro/huis.aaaa_Z1.avif': '',
    '_astro/huis.aaaa_Z2.avif': '',
    '_astro/dak.bbbb.webp': '',
    '_astro/kaart.cccc.png': '',
    '_astro/letter.dddd.woff2': '',
    'advies/plan.html':
      '<img srcset="/_astro/huis.aaaa_Z1.avif 320w, /_astro/huis.aaaa_Z2.avif 640w">',
    '_astro/kaart.eeee.js': 'show("/_astro/kaart.cccc.png")',
    'pictures-on-request.json': '{"src":"https://sens.example/_astro/dak.bbbb.webp"}',
  });
  expect(await unusedPictures(client)).toEqual(['_astro/huis.aaaa.webp']);
});
