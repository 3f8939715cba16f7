import { openKept, requestReport } from './lib/report.ts';
import { expect, still as test } from './lib/test.ts';
import { choice, question } from './lib/tool.ts';
import { visitor } from './lib/visitor.ts';

/** Each link of a report to a tool, and what of this house stands there without a further answer. */
const TOOLS = [
  ['Reken het plan na met uw eigen prijzen', '/tools/roi-calculator'],
  ['Bekijk welke subsidie er dan voor u is', '/tools/subsidie-calculator'],
  ['Bekijk wat uw energielabel dan wordt', '/tools/energielabel-simulator'],
  ['Bekijk vermogen, geluid en plaats voor uw huis', '/tools/warmtepomp-check'],
] as const;

const HOUSE = { woningtype: 'hoekwoning', bouwjaar: '1962' } as const;

test.for(TOOLS)(
  '"%s" opens %s with the house of the report',
  async ([name, path], { open, site }) => {
    const link = await requestReport(site.origin, { ...visitor(), ...HOUSE });
    const page = await openKept(open, link);
    await page.getByRole('link', { name }).click();
    await page.waitForURL((url) => url.pathname === path);
    await expect.poll(() => choice(page, 'woningtype', HOUSE.woningtype).isChecked()).toBe(true);
    await expect.poll(() => question(page, 'bouwjaar').inputValue()).toBe(HOUSE.bouwjaar);
    await page.goBack();
    await page.getByRole('link', { name }).waitFor();
  },
);
