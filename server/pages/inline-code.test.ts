import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { SPECULATION_RULES } from '@sens/contract';
import { expect, test } from 'vitest';
import { submitForm } from '#testing/submit.ts';
import { startTestApp, tempFolder, writeFiles } from '#testing/test-app.ts';
import { loadInlineCode } from './inline-code.ts';

/** A page into which something got that nobody should be able to put there. */
const BROKEN = `export const render = async () => new Response(
  '<!doctype html><style>p{color:red}</style><script>ours()</script><script>theirs()</script>' +
  '<iframe src="https://kwaad.example/x"></iframe>');`;

const CODE = { script: ["'sha256-ours'"], style: ["'sha256-style'"], frame: [] };

test('a page made on request may run what stood in it at build, and not what stands in it now', async () => {
  const folder = tempFolder();
  writeFiles(folder, {
    'entry.mjs': BROKEN,
    'inline-code.json': JSON.stringify({ form: CODE, report: CODE, adviser: CODE, tool: CODE }),
  });
  const { app } = await startTestApp({ renderModule: join(folder, 'entry.mjs') });
  const answer = await submitForm(app, { email: 'fout' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('theirs()');
  const policy = String(answer.headers['content-security-policy']);
  const rules = createHash('sha256').update(SPECULATION_RULES).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-ours' 'sha256-${rules}';`);
  expect(policy).toContain("style-src 'self' 'sha256-style';");
  expect(policy).not.toContain('frame-src');
});

test('a list that is none stops the start', () => {
  const folder = tempFolder();
  writeFiles(folder, { 'inline-code.json': '{"form":{}}' });
  expect(() => loadInlineCode(join(folder, 'entry.mjs'))).toThrow();
});
