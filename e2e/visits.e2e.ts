import { expect, PHONE, test } from './lib/test.ts';
import { EMPTY_PATH } from './lib/visits.ts';

/** All that a page can leave behind in a browser. */
const LEFT = async () => ({
  cookies: document.cookie,
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
});

/** What a page fetched, and how much of it came over the wire: nothing where the browser still had it. */
const FETCHED = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
    ({ name, transferSize }) => ({ name, bytes: transferSize }),
  );

const MAY_LOCATE = async () => (await navigator.permissions.query({ name: 'geolocation' })).state;

const NOTHING = { cookies: '', local: [], session: [], databases: [], caches: [] };

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
  expect(await first.page.evaluate(LEFT)).toMatchObject({
    cookies: 'left=1',
    local: expect.arrayContaining(['left']),
    session: expect.arrayContaining(['left']),
    databases: ['left'],
    caches: ['left'],
  });
  await first.end();

  const second = await visits.enter(options);
  expect(second.context).toBe(first.context);
  await second.page.goto(EMPTY_PATH);
  expect(await second.page.evaluate(LEFT)).toEqual(NOTHING);
  await second.page.goto('/isolatie');
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
