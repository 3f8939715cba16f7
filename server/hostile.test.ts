import fc from 'fast-check';
import { expect, test } from 'vitest';
import { query } from '#testing/open-store.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM, PAYLOAD } from '#testing/test-lead.ts';

/** Words that have broken somebody's server before. */
const NASTY = [
  '__proto__',
  'constructor',
  'toString',
  '%00',
  '\u0000',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%24%7Bjndi:ldap://x%7D',
  '\ud800',
  'a'.repeat(5_000),
  '[]',
  '-1',
  '1e309',
  'NaN',
  '\r\nset-cookie: a=b',
];

const nasty = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 60 }));

const anything = fc.oneof(nasty, fc.jsonValue(), fc.constant(undefined), fc.double(), fc.integer());

const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/contact',
    '/functions/v1/address',
    '/functions/v1/submit-lead',
    '/functions/v1/assistant',
    '/functions/v1/vitals',
    '/functions/v1/client-error',
    '/functions/v1/report/x',
    '/rapport/x',
    '/rapport/x.pdf',
    '/tools/subsidie-calculator',
    '/images/home-hero',
    '/healthz',
    '/readyz',
    '/metrics',
  ),
  nasty.map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
  nasty.map((text) => `/rapport/${encodeURIComponent(text.toWellFormed())}`),
  fc.constantFrom('/%zz', '//', '/..', '/%2e%2e/', '/a//b', '/;x', '/rapport/%ff'),
);

const anyQuery = fc
  .array(fc.tuple(nasty, nasty), { maxLength: 4 })
  .map((pairs) =>
    pairs.length === 0
      ? ''
      : `?${new URLSearchParams(pairs.map(([a, b]): [string, string] => [a.toWellFormed(), b.toWellFormed()]))}`,
  );

/** Bodies near enough to a request that they get through the first checks, and some that do not. */
const body = fc.oneof(
  fc
    .record({ at: fc.constantFrom(...Object.keys(PAYLOAD)), value: anything })
    .map(({ at, value }) => JSON.stringify({ ...PAYLOAD, [at]: value })),
  fc
    .record({ at: fc.constantFrom(...Object.keys(FORM)), value: anything })
    .map(({ at, value }) => JSON.stringify({ ...FORM, [at]: value })),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  nasty,
);

const hostile = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'),
  path,
  query: anyQuery,
  body,
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'nonsense',
  ),
  accept: fc.constantFrom('text/html', 'application/json', '*/*', 'image/avif', ';;;'),
  range: fc.constantFrom(undefined, 'bytes=0-0', 'bytes=9-1', 'bytes=a'),
});

test.each([261_122, 8_128, 31_337])(
  'hostile requests of seed %i get no failure of ours and leave no junk',
  async (seed) => {
    const { app, config } = await startTestApp({ pdokUrl: 'http://127.0.0.1:9' });
    await fc.assert(
      fc.asyncProperty(
        hostile,
        async ({ method, path: at, query: asked, body: sent, type, accept, range }) => {
          const hasBody = !['GET', 'HEAD'].includes(method);
          const answer = await app.inject({
            method: method as 'GET',
            url: at + asked,
            headers: {
              accept,
              ...(range ? { range } : {}),
              ...(hasBody ? { 'content-type': type } : {}),
            },
            ...(hasBody ? { payload: sent } : {}),
          });
          // No 5xx but what is meant: the pages of this stand-in site cannot fail.
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.headers['set-cookie']).toBeUndefined();
          const isJson = String(answer.headers['content-type']).startsWith('application/json');
          if (answer.statusCode >= 400 && isJson && method !== 'HEAD') {
            expect(answer.json().error.code).toMatch(/^[a-z_]+$/);
          }
        },
      ),
      { seed, numRuns: 400 },
    );
    // What was kept is a request that the contract takes.
    const rows = query(config, 'select email, postcode from leads') as {
      email: string;
      postcode: string;
    }[];
    for (const { email, postcode } of rows) {
      expect(email).toMatch(/^[^\s@]+@[^\s@]+$/);
      expect(postcode).toMatch(/^[1-9]\d{3}[A-Z]{2}$/);
    }
  },
);
