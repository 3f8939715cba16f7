import { expectSeen, place, type Tab, text } from './lib/tab.ts';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';

const OPENER = '.dock [data-open="assistant"]';
const FIELD = '#assistent-vraag';
const PRICE = '€\u00a0150';

async function openPane(tab: Tab): Promise<void> {
  await tab.press('Tab');
  await expectSeen(tab, OPENER);
  await tab.click(OPENER);
  await expectSeen(tab, FIELD);
}

test.for([PHONE, DESKTOP])(
  'the assistant answers, leads to its source, and has the conversation after going back ($width px)',
  async (size, { tab, site }) => {
    await tab.resize(size);
    await tab.open(`${site.origin}/warmtepompen`);
    await openPane(tab);
    await tab.type(FIELD, 'Wat kost een energielabel?');
    await tab.press('Enter');
    await expect.poll(() => text(tab, '[data-answer]')).toContain(PRICE);
    await tab.click('[data-sources] a');
    await expect.poll(() => place(tab)).not.toContain('/warmtepompen');
    await tab.back();
    await expect.poll(() => place(tab)).toBe('/warmtepompen');
    await openPane(tab);
    await expect.poll(() => text(tab, '[data-answer]')).toContain(PRICE);
  },
);

test('who meant something else asks that with one tap, and has it after going back', async ({
  tab,
  site,
}) => {
  await tab.resize(PHONE);
  await tab.open(`${site.origin}/subsidies`);
  await openPane(tab);
  await tab.type(FIELD, 'Hoe vraag ik subsidie aan?');
  await tab.press('Enter');
  await expectSeen(tab, '[data-also] button');
  const meant = await text(tab, '[data-also] button');
  await tab.click('[data-also] button');
  const asked = '.assistant-turn:last-child [data-question]';
  await expect.poll(() => text(tab, asked)).toBe(meant);
  await expectSeen(tab, '.assistant-turn:last-child [data-sources] a');
  await tab.click('.assistant-turn:last-child [data-sources] a');
  await tab.back();
  await openPane(tab);
  await expect.poll(() => text(tab, asked)).toBe(meant);
});
