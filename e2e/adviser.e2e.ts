import { adviserPath, NOTE_MAX, reportNotePath } from '@sens/contract';
import { readPdf } from '../site/src/features/report-pdf/testing/read-pdf.ts';
import { openKept, requestReport } from './lib/report.ts';
import { expect, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

test('the report leads to what is behind it, and that leads back', async ({ open, site }) => {
  const link = await requestReport(site.origin);
  const page = await openKept(open, link);
  await page.getByRole('link', { name: /voor de adviseur/ }).click();
  await page.waitForURL(`**${adviserPath(link)}`);
  await expect.poll(() => page.locator('h1').textContent()).toBe('Voor de adviseur');
  await page.getByRole('link', { name: 'Naar het rapport zelf' }).click();
  await page.waitForURL(`**${link}`);
});

test('without script it has all inputs with their origin, the sums and the reasons', async ({
  open,
  site,
}) => {
  const link = adviserPath(await requestReport(site.origin));
  const page = await open(link, { javaScriptEnabled: false });
  const said = async (name: string) =>
    page.locator('section', { hasText: name }).first().textContent();
  await expect.poll(() => said('Gegevens en herkomst')).toMatch(/Bouwjaar: 1974 \(bewoner\)/);
  await expect
    .poll(() => said('Gegevens en herkomst'))
    .toMatch(/Bewoners: \d\smensen\s\(aanname\)/);
  await expect.poll(() => said('Warmteverlies per deel')).toMatch(/Dak\d+(,\d)?\d,\d\d/);
  await expect.poll(() => said('Warmte en energie per jaar')).toMatch(/EP2, kWh\/m²\d+/);
  const steps = page.getByRole('group', { name: /^Stappen/ }).getByRole('rowheader');
  await expect.poll(() => steps.first().textContent()).toMatch(/^1\. /);
  const reasons = page
    .locator('section', { hasText: 'Stappen, met de redenen' })
    .locator('ol > li');
  await expect.poll(() => reasons.count()).toBe(await steps.count());
  for (const words of await reasons.allTextContents()) expect(words.length).toBeGreaterThan(20);
});

test.for([
  { woningtype: 'hoekwoning', bouwjaar: '1974', monthlyBill: '230' },
  { woningtype: 'vrijstaand', bouwjaar: '1978', monthlyBill: '400' },
  { woningtype: 'vrijstaand', bouwjaar: '1960', monthlyBill: '420' },
  { woningtype: 'appartement', bouwjaar: '2016', monthlyBill: '90' },
])(
  'printed, that of a $woningtype ($bouwjaar) is at most two pages',
  async (house, { open, site }) => {
    const link = await requestReport(site.origin, { ...visitor(), ...house });
    // The most that a reader can write down goes along.
    const note = 'De muur op het noorden is nat. '.repeat(40).slice(0, NOTE_MAX);
    const token = link.split('/').at(-1) ?? '';
    const kept = await fetch(`${site.origin}${reportNotePath(token)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ note }),
    });
    expect(kept.status).toBe(200);
    const page = await open(adviserPath(link));
    const { pageTexts } = await readPdf(
      new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
    );
    expect(pageTexts.length).toBeLessThanOrEqual(2);
    expect(pageTexts[0]).toContain('De muur op het noorden');
    expect(pageTexts[0]).toContain('Gegevens en herkomst');
    expect(pageTexts.join(' ')).toContain('Aannames en prijspeil');
  },
);
