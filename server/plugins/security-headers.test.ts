import { expect, test } from 'vitest';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM } from '#testing/test-lead.ts';

const EVERYWHERE = [
  '/',
  '/contact',
  '/nergens',
  '/advies-nergens',
  '/healthz',
  '/%zz',
  '/rapport/x',
  '/functions/v1/address',
  '/functions/v1/submit-lead',
];

test.each(EVERYWHERE)('%s carries the security headers', async (url) => {
  const { app } = await startTestApp();
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; .*frame-ancestors 'none'/,
    ),
  });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
});

test('pages with personal data in their address send no referrer', async () => {
  const { app } = await startTestApp();
  const referrer = async (url: string) => (await app.inject(url)).headers['referrer-policy'];
  expect(await referrer('/verduurzamingsrapportage?naam=x')).toBe('no-referrer');
  expect(await referrer('/')).toBe('strict-origin-when-cross-origin');
  const { reportPath } = (await submitJson(app, FORM)).json();
  expect(await referrer(reportPath)).toBe('no-referrer');
  expect(await referrer('/rapport/nergens')).toBe('no-referrer');
});

test('on https, browsers are told to stay there', async () => {
  const { app } = await startTestApp({ siteUrl: 'https://www.sens.example' });
  for (const url of ['/', '/healthz']) {
    const { headers } = await app.inject(url);
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  }
  expect((await app.inject('/')).headers['content-security-policy']).toContain(
    'upgrade-insecure-requests',
  );
});
