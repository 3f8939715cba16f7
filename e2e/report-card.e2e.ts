import sharp from 'sharp';
import { requestReport } from './lib/report.ts';
import { expect, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

test('a report’s link that is sent on shows the house and its classes, and nothing of who lives there', async ({
  open,
  site,
}) => {
  const person = visitor();
  const link = await requestReport(site.origin, person);
  const page = await open(link, { javaScriptEnabled: false });
  const said = (name: string) =>
    page
      .locator(`head meta[property="${name}"]`)
      .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
  const [address = ''] = await said('og:image');
  expect(new URL(address ?? '').pathname).toBe(`${link}.jpg`);
  expect((await said('og:image:alt'))[0]).toContain('energieklasse');
  // An address to look at instead would be that of the page that everybody may see.
  await expect.poll(() => said('og:url')).toEqual([]);
  const card = await fetch(`${site.origin}${link}.jpg`);
  const bytes = Buffer.from(await card.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(bytes.length).toBeLessThan(120_000);
  const head = await page.locator('head').innerHTML();
  expect(head).not.toContain(person.naam);
  expect(head).not.toContain(person.email);
});
