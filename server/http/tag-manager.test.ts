import { expect, test } from 'vitest';
import { submitForm, submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { SITE_FILES } from '#testing/test-site.ts';

const GTM = { gtmId: 'GTM-AB12CD3', productionHost: 'www.sens.example' };
const MARK = '<html lang="nl" data-gtm="GTM-AB12CD3" data-production-host="www.sens.example">';

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

test('without a container pages go out as they were built, and no policy knows Google', async () => {
  const { app } = await startTestApp({ productionHost: 'www.sens.example' });
  for (const url of ['/', '/contact', '/404']) {
    const { body, headers } = await app.inject(url);
    expect(body).not.toContain('data-gtm');
    expect(policyOf(headers)).not.toContain('google');
  }
  expect((await app.inject('/contact')).body).toBe(SITE_FILES['contact.html']);
});

test('with a container every page of the site says which, however it is encoded', async () => {
  const { app } = await startTestApp(GTM);
  for (const url of ['/', '/contact', '/verduurzamingsrapportage', '/404']) {
    const { body, headers } = await app.inject(url);
    expect(body).toContain(MARK);
    const policy = policyOf(headers);
    expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com /);
    expect(policy).toMatch(/connect-src 'self' .*https:\/\/\*\.google-analytics\.com/);
    expect(policy).not.toContain('unsafe');
  }
  const packed = await app.inject({ url: '/contact', headers: { 'accept-encoding': 'br' } });
  const { brotliDecompressSync } = await import('node:zlib');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain(MARK);
});

test('the hashes of a page’s own scripts stay what they were', async () => {
  const hashes = async (settings: object) => {
    const { app } = await startTestApp(settings);
    return policyOf((await app.inject('/')).headers).match(/'sha256-[^']+'/g);
  };
  expect(await hashes(GTM)).toEqual(await hashes({}));
});

test('a page made for one visitor never loads a container: a report, a form that came back', async () => {
  const { app } = await startTestApp(GTM);
  const { reportPath } = (await submitJson(app, PAYLOAD)).json();
  for (const answer of [await app.inject(reportPath), await submitForm(app, { naam: 'Jan' })]) {
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).not.toContain('data-gtm');
    expect(policyOf(answer.headers)).not.toContain('google');
  }
});
