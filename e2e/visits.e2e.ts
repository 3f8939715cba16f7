import { expect, PHONE, test } from './lib/test.ts';

/** What of that name a page has left behind in the browser; our pages keep things of their own. */
const LEFT = async () => {
  const databases = await indexedDB.databases();
  const names = [
    ...document.cookie.split('; '),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...databases.map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ];
  return names.filter((name) => name.startsWith('left'));
};

/** What a page fetched, and how much of it came over the wire: nothing where the browser still had it. */
const FETCHED = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
    ({ name, transferSize }) => ({ name, bytes: transferSize }),
  );

const MAY_LOCATE = async () => (await navigator.permissions.query({ name: 'geolocation' })).state;

/** Tests share the process that shows their pages, and nothing else. */
test('a visitor finds nothing of the one who came before', async ({ visits }) => {
  const options = { viewport: PHONE };
  const first = await visits.enter(options);
  await first.context.route('**/isolatie', (route) => route.abort());
  await first.context.grantPermissions(['geolocation']);
  await first.page.goto('/');
  await first.page.evaluate(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a page may.
    document.cookie = 'left=1';
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
    await caches.open('left');
  });
  expect(await first.page.evaluate(LEFT)).toHaveLength(5);
  await first.end();

  const second = await visits.enter(options);
  expect(second.context).toBe(first.context);
  await second.page.goto('/isolatie');
  expect(await second.page.evaluate(LEFT)).toEqual([]);
  const files = await second.page.evaluate(FETCHED);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(({ bytes }) => bytes === 0)).toEqual([]);
  expect(await second.page.evaluate(MAY_LOCATE)).not.toBe('granted');
  await second.end();
});

test('a clock that was set goes with who set it', async ({ visits }) => {
  const first = await visits.enter({ viewport: PHONE });
  await first.page.clock.setFixedTime('2026-01-01');
  await first.end();
  const second = await visits.enter({ viewport: PHONE });
  expect(await second.page.evaluate(() => Date.now())).toBeGreaterThan(
    new Date('2026-06-01').getTime(),
  );
  await second.end();
});
