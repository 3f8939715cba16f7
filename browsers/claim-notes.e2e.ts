import { expectSeen } from './lib/tab.ts';
import { DESKTOP, test } from './lib/test.ts';

const NOTES = '#toelichting ol';

test('the mark of a claim opens the notes that are folded in', async ({ tab, site }) => {
  await tab.resize(DESKTOP);
  await tab.open(`${site.origin}/isolatie`);
  await expectSeen(tab, NOTES, false);
  await tab.click('.claim-mark a');
  await expectSeen(tab, NOTES);
});
