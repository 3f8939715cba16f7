import { figuresIn, textOfHtml } from '../site/src/features/report-pdf/testing/figures-in.ts';
import { readPdf } from '../site/src/features/report-pdf/testing/read-pdf.ts';
import { requestReport } from './lib/report.ts';
import { expect, test } from './lib/test.ts';

async function pdfOf(address: string) {
  const response = await fetch(`${address}.pdf`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(400_000);
  return readPdf(bytes);
}

test('the PDF behind the link shows the figures that its page shows', async ({ site }) => {
  const address = site.origin + (await requestReport(site.origin));
  const html = await (await fetch(address)).text();
  const [, article = ''] = /<article[^>]*>(.*)<\/article>/s.exec(html) ?? [];
  const pdf = await pdfOf(address);
  const inPdf = figuresIn(pdf.text);
  const onPage = [...figuresIn(textOfHtml(article))];
  expect(onPage.length).toBeGreaterThan(40);
  // The part in which the house can be corrected says what answers may be, which is no outcome.
  const euros = onPage.filter((figure) => figure.startsWith('€') && figure.includes(' tot '));
  expect(euros.filter((figure) => !inPdf.has(figure))).toEqual([]);
});

test('what is refined behind the link is in the PDF and on the page', async ({ site }) => {
  const address = site.origin + (await requestReport(site.origin));
  const answers = { woningtype: 'vrijstaand', bouwjaar: 1931, floorAreaM2: 187 };
  const kept = await fetch(address.replace('/rapport/', '/functions/v1/report/'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answers }),
  });
  expect(kept.status).toBe(200);
  const pdf = await pdfOf(address);
  expect(pdf.text).toContain('Uw woning: vrijstaand huis uit 1931');
  expect(pdf.text).toContain('187 m²');
  expect(await (await fetch(address)).text()).toContain('Vrijstaand huis uit 1931');
});

test('a link to a PDF that works no more leads to how one gets a new report', async ({ open }) => {
  const page = await open(undefined, { mayLog: /404/ });
  const response = await page.goto(`/rapport/${'A'.repeat(32)}.pdf`);
  expect(response?.status()).toBe(404);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await page.locator('main').getByRole('link', { name: 'Maak een nieuw rapport' }).first().click();
  await page.waitForURL('**/verduurzamingsrapportage');
  await expect.poll(() => page.locator('h1').count()).toBe(1);
});
