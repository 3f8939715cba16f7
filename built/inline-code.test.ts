import { expect, test } from 'vitest';
import { inlineCode } from '../server/http/csp.ts';
import { startServer } from '../server/testing/process.ts';
import { FORM } from '../server/testing/test-lead.ts';
import { stylesIn } from '../site/build/style-tags.ts';

const TYPED = { ...FORM, naam: 'Jan <script>alert(1)</script>', email: 'fout' };

/** Every hash that the page itself asks for, and whether its policy has it. */
async function missing(answer: Response): Promise<string[]> {
  const policy = answer.headers.get('content-security-policy') ?? '';
  const { script, style, frame } = inlineCode(await answer.text());
  expect(script.length).toBeGreaterThan(2);
  expect(policy).not.toContain('unsafe');
  return [...script, ...style, ...frame].filter((each) => !policy.includes(each));
}

/** Sends the form as a browser without script does; followed to the report when nothing is wrong. */
const post = (origin: string, fields: Record<string, string>) =>
  fetch(`${origin}/functions/v1/submit-lead`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html' },
  });

const SHEET = /<link rel="stylesheet" href="([^"]+)"/g;

test('pages made on request have their style sheet as a file that is there, and kept for good', async () => {
  const { origin } = await startServer();
  const answers = [
    await post(origin, TYPED),
    await post(origin, { ...FORM, bouwjaar: '1932' }),
    await fetch(`${origin}/tools/roi-calculator?woningtype=vrijstaand&bouwjaar=1931`),
  ];
  for (const answer of answers) {
    const html = await answer.text();
    expect(stylesIn(html).join('').length).toBeLessThan(200);
    const sheets = [...html.matchAll(SHEET)].map(([, path = '']) => path);
    expect(sheets, answer.url).toHaveLength(1);
    const sheet = await fetch(origin + sheets[0]);
    expect(sheet.status).toBe(200);
    expect(sheet.headers.get('cache-control')).toContain('immutable');
    expect((await sheet.text()).length).toBeGreaterThan(50_000);
  }
});

test('all that a page made on request runs stood in it at build, whatever a visitor tells', async () => {
  const { origin } = await startServer();
  const refused = await post(origin, TYPED);
  expect(refused.status).toBe(422);
  expect(await missing(refused)).toEqual([]);
  const report = await post(origin, { ...FORM, woningtype: 'appartement', bouwjaar: '1931' });
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
