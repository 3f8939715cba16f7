import { expect, test } from 'vitest';
import { inlineCode } from '../server/http/csp.ts';
import { startServer } from '../server/testing/process.ts';
import { FORM } from '../server/testing/test-lead.ts';

const TYPED = { ...FORM, naam: 'Jan <script>alert(1)</script>', email: 'fout' };

/** Every hash that the page itself asks for, and whether its policy has it. */
async function missing(answer: Response): Promise<string[]> {
  const policy = answer.headers.get('content-security-policy') ?? '';
  const { script, style, frame } = inlineCode(await answer.text());
  expect(script.length).toBeGreaterThan(2);
  expect(policy).not.toContain('unsafe');
  return [...script, ...style, ...frame].filter((each) => !policy.includes(each));
}

/** The sheets that a page names, but for the one for paper, and what styles stand within it. */
const stylesOf = (html: string) => ({
  beside: [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path = '']) => path),
  within: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
});

test('a page made on request has its style sheet as a file that is there, and kept for good', async () => {
  const { origin } = await startServer();
  const answer = await fetch(`${origin}/tools/roi-calculator?woningtype=vrijstaand&bouwjaar=1931`);
  const { beside, within } = stylesOf(await answer.text());
  expect(within.join('').length).toBeLessThan(200);
  expect(beside).toHaveLength(1);
  const sheet = await fetch(origin + beside[0]);
  expect(sheet.status).toBe(200);
  expect(sheet.headers.get('cache-control')).toContain('immutable');
  expect((await sheet.text()).length).toBeGreaterThan(50_000);
});

test('all that a page made on request runs stood in it at build, whatever a visitor tells', async () => {
  const { origin } = await startServer();
  const post = (fields: Record<string, string>) =>
    fetch(`${origin}/functions/v1/submit-lead`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html' },
    });
  const refused = await post(TYPED);
  expect(refused.status).toBe(422);
  expect(await missing(refused)).toEqual([]);
  // Followed to the report.
  const report = await post({ ...FORM, woningtype: 'appartement', bouwjaar: '1931' });
  expect(new URL(report.url).pathname).toMatch(/^\/rapport\//);
  expect(await missing(report)).toEqual([]);
  for (const tool of [
    'subsidie-calculator',
    'energielabel-simulator',
    'warmtepomp-check',
    'roi-calculator',
  ]) {
    const asked = await fetch(`${origin}/tools/${tool}?woningtype=vrijstaand&bouwjaar=1931`);
    expect(await missing(asked), tool).toEqual([]);
  }
});
