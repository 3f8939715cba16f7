import { expect, still as test } from './lib/test.ts';

const REDIRECTS = [
  ['/verduurzamingsadvies', 301, '/advies'],
  ['/verduurzamingsadvies-dordrecht', 301, '/advies-dordrecht'],
  ['/isolatie-amsterdam', 302, '/404'],
  ['/advies-', 302, '/404'],
  ['/verduurzamingsadvies-amsterdam', 302, '/404'],
  ['/contact/', 301, '/contact'],
  ['/Contact', 301, '/contact'],
  ['/contact.html', 301, '/contact'],
  ['/contact/?bron=mail', 301, '/contact?bron=mail'],
] as const;

test.for(REDIRECTS)('%s leads with %i to %s', async ([path, status, location], { site }) => {
  const answer = await fetch(site.origin + path, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

test.for([
  '/404',
  '/bestaat-niet',
  '/loodgieter-dordrecht',
  '/tools/bestaat-niet',
  '/contact/nog-iets',
  '/formulier',
  '/..%2f..%2fetc%2fpasswd',
  '/_astro/bestaat-niet.js',
])('%s answers 404 and is kept out of search engines', async (path, { site }) => {
  const answer = await fetch(site.origin + path, { redirect: 'manual' });
  expect([path, answer.status]).toEqual([path, 404]);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await answer.text()).toContain('Deze pagina bestaat niet');
});

test('an address never leads away from the site', async ({ site }) => {
  for (const path of [
    '//kwaad.example',
    '/%2f%2fkwaad.example',
    '//kwaad.example/contact/',
    '/\\kwaad.example/',
  ]) {
    const answer = await fetch(site.origin + path, { redirect: 'manual' });
    const location = answer.headers.get('location') ?? '/';
    expect([path, new URL(location, site.origin).origin]).toEqual([path, site.origin]);
  }
});

test('an unknown page shows where to go on, in the site’s own look', async ({ open, site }) => {
  const page = await open('/bestaat-niet', { mayLog: /status of 404/ });
  expect(page.url()).toBe(`${site.origin}/bestaat-niet`);
  await expect
    .poll(() => page.locator('meta[name="robots"]').getAttribute('content'))
    .toBe('noindex');
  await page
    .locator('main')
    .getByRole('link', { name: /rapport/i })
    .first()
    .click();
  await page.waitForURL('**/verduurzamingsrapportage');
});
