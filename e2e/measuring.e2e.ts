import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { errorSummary, field, submitButton, wakeForm } from './lib/form.ts';
import { sendForm } from './lib/report.ts';
import { stir } from './lib/shell.ts';
import { expect, type Open, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

interface Left {
  template: string;
  vitals: Record<string, number>;
  counts: Record<string, number>;
}

/** The largest picture or words of the page so far, told to all who watch for it. */
const LCP_TOLD = () =>
  new Promise<void>((resolve) => {
    const watcher = new PerformanceObserver(() => resolve());
    watcher.observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** The rest of the shell, which measures, comes at the first sign of a visitor; waits until it does. */
async function touch(page: Page): Promise<void> {
  await stir(page);
  await page.waitForFunction(() => Reflect.get(window, 'sensCounted')?.includes('page-view'));
  await page.evaluate(LCP_TOLD);
}

/** Opens a page that holds on to what it sends off: a browser does not show that of a beacon. */
async function openHeld(open: Open, path: string): Promise<Page> {
  const page = await open();
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      Reflect.set(window, 'sent', body);
      return send(url, body);
    };
  });
  await page.goto(path);
  await touch(page);
  return page;
}

/** Leaves the page as a browser tells it, and gives what it then sent. */
async function leave(page: Page): Promise<Left> {
  const text = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return (Reflect.get(window, 'sent') as Blob).text();
  });
  return JSON.parse(text) as Left;
}

/** All steps and kinds of page that a server has kept, vitals by how many there are. */
function kept(dataDir: string): Record<string, number> {
  const database = new DatabaseSync(join(dataDir, 'sens.sqlite'), { timeout: 2_000 });
  try {
    const rows = database
      .prepare('select template, name, sum(count) as count from daily_counts group by 1, 2')
      .all();
    return Object.fromEntries(
      rows.map((row) => [`${row.template} ${row.name}`, Number(row.count)]),
    );
  } finally {
    database.close();
  }
}

test('a visit that ends in a report is added up in the store, page by page and step by step', async ({
  open,
  ownServer,
}) => {
  const { origin, dataDir } = await ownServer();
  const page = await open('/isolatie', { baseURL: origin });
  await touch(page);
  await page.goto('/');
  await touch(page);
  await wakeForm(page);
  await field(page, 'email').fill('geen adres');
  await submitButton(page).click();
  await errorSummary(page).waitFor();
  await sendForm(page, visitor());
  await touch(page);
  await page.goto('/contact');
  await expect
    .poll(() => kept(dataDir), { timeout: 20_000 })
    .toMatchObject({
      'service page-view': 1,
      'service LCP': 1,
      'service CLS': 1,
      'home page-view': 1,
      'home form-start': 1,
      'home field-error:email': 1,
      'home field-error:woningtype': 1,
      'home submit:sent': 1,
      'home INP': 1,
      'report page-view': 1,
    });
  await expect.poll(() => page.context().cookies()).toEqual([]);
});

test('what a page view leaves behind is its kind, its speed and its steps, and nothing else', async ({
  open,
}) => {
  const page = await openHeld(open, '/kozijnen-vervangen-wanneer?utm=geheim#kop');
  const left = await leave(page);
  expect(Object.keys(left).sort()).toEqual(['counts', 'template', 'vitals']);
  expect(left).toMatchObject({ template: 'article', counts: { 'page-view': 1 } });
  expect(Object.keys(left.vitals).sort()).toEqual(
    expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']),
  );
  expect(left.vitals.CLS).toBeLessThanOrEqual(0.01);
  await expect.poll(() => page.context().cookies()).toEqual([]);
});

test('what became of a conversation with the assistant is counted, and nothing of what was said', async ({
  open,
}) => {
  const page = await openHeld(open, '/contact');
  await page.locator('.dock [data-open="assistant"]').click();
  for (const question of ['Wat kost een energielabel?', 'Kunt u mijn badkamer verbouwen?']) {
    await page.locator('#assistent-vraag').fill(question);
    await page.locator('#assistent-vraag').press('Enter');
    await page.locator('[data-question]', { hasText: question }).waitFor();
  }
  expect((await leave(page)).counts).toMatchObject({
    'assistant:opened': 1,
    'assistant:answered': 1,
    'assistant:handed-over': 1,
  });
});

test('a tool that is used and a form that is begun are counted once, whatever one changes', async ({
  open,
}) => {
  const page = await openHeld(open, '/tools/roi-calculator');
  await page.evaluate(() => {
    const typed = (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    for (let times = 0; times < 3; times += 1) {
      typed('[data-tool] input');
      typed('#formulier form input');
    }
  });
  expect(await leave(page)).toMatchObject({
    template: 'tool',
    counts: { 'page-view': 1, 'tool-use:roi-calculator': 1, 'form-start': 1 },
  });
});

test('coming back with the back button is another view of the page, with a speed of its own', async ({
  open,
}) => {
  const page = await openHeld(open, '/isolatie');
  expect((await leave(page)).counts).toEqual({ 'page-view': 1 });
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  expect((await leave(page)).counts).toEqual({ 'page-view': 1 });
});

test('where nothing can be sent the page stays whole', async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => Reflect.set(navigator, 'sendBeacon', undefined));
  await page.goto('/isolatie');
  await touch(page);
  await page.goto('/contact');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
