import { axeViolations } from './lib/axe.ts';
import { judgeStates } from './lib/judge-states.ts';
import { PAGE_STATES } from './lib/states.ts';
import { expect, test } from './lib/test.ts';

judgeStates(PAGE_STATES);

test('home with a dropdown open has no accessibility violation', async ({ open }) => {
  const page = await open('/', { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Diensten', exact: true }).click();
  await page.locator('.menu-panel:popover-open').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
