import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { wakeForm } from './lib/form.ts';
import { requestReport, sendForm } from './lib/report.ts';
import { expect, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

/** What the file says that the page's link gives. */
async function downloaded(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Zet in uw agenda wanneer wij bellen' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('sens-belt-u.ics');
  return readFile(await file.path(), 'utf8');
}

test('who just asked for a report can have the day of the call in a calendar', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  await sendForm(page, visitor());
  expect(await downloaded(page)).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+DTSTART;VALUE=DATE:\d{8}\r\n/);
});

test('behind the link too, without a script', async ({ open, site }) => {
  const page = await open(await requestReport(site.origin), { javaScriptEnabled: false });
  expect(await downloaded(page)).toContain('SUMMARY:Uiterlijk vandaag belt SENS u over uw rapport');
});
