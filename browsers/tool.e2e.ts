import { expectSeen, place, text } from './lib/tab.ts';
import { expect, PHONE, test } from './lib/test.ts';

test('the result of a tool follows a choice, and so does the address', async ({ tab, site }) => {
  await tab.resize(PHONE);
  await tab.open(`${site.origin}/tools/energielabel-simulator`);
  const before = await text(tab, '#uitkomst');
  expect(before.length).toBeGreaterThan(20);
  await tab.click('[data-tool] label:has([name="woningtype"][value="vrijstaand"])');
  await expect.poll(() => text(tab, '#uitkomst')).not.toBe(before);
  await expect.poll(() => place(tab)).toContain('woningtype=vrijstaand');
  await expect.poll(() => text(tab, '[data-announcer]')).toMatch(/^Uw huis: naar schatting/);
  await expectSeen(tab, '[data-tool] .label-scale');
});
