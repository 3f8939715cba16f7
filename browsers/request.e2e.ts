import { leadsOf } from '../e2e/lib/kept.ts';
import { visitor } from '../e2e/lib/visitor.ts';
import { choose } from './lib/hit.ts';
import { expectSeen, place, text } from './lib/tab.ts';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';

test.for([PHONE, DESKTOP])(
  'at $width px a homeowner types and sends the form, and reads the report',
  async (size, { tab, site }) => {
    await tab.resize(size);
    await tab.open(site.origin);
    const { woningtype, ...typed } = visitor();
    for (const [name, words] of Object.entries(typed)) {
      await tab.type(`form [name="${name}"]`, words);
    }
    await choose(tab, woningtype);
    await tab.click('form button[type="submit"]');

    await expectSeen(tab, 'section[aria-labelledby="plan"]');
    await expect.poll(() => place(tab)).toMatch(/^\/verduurzamingsrapportage(\?|$)/);
    await expect.poll(() => text(tab, 'h1')).toContain('Jan');
    await expect.poll(() => text(tab, '[data-report]')).toContain('1974');
    expect(leadsOf(site.dataDir, typed.email)).toMatchObject([
      {
        first_name: 'Jan',
        last_name: 'de Vries',
        phone: '+31612345678',
        postcode: '2991AB',
        huisnummer: 12,
        straat: 'Dorpsstraat',
        woonplaats: 'Barendrecht',
        woningtype: 'hoekwoning',
        bouwjaar: '1974',
        current_energy_costs: 230,
      },
    ]);
  },
);
