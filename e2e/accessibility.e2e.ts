import { axeViolations } from './lib/axe.ts';
import { STATES, STATES_MAY_LOG } from './lib/states.ts';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';

const CALM = { reducedMotion: 'reduce', mayLog: STATES_MAY_LOG } as const;

test.for(Object.entries(STATES))(
  '%s has no accessibility violation, narrow or wide',
  async ([, reach], { open }) => {
    const page = await open(undefined, { ...CALM, viewport: PHONE });
    await reach(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('home with a dropdown open has no accessibility violation', async ({ open }) => {
  const page = await open('/', { ...CALM, viewport: DESKTOP });
  await page.getByRole('button', { name: 'Diensten', exact: true }).click();
  await page.locator('.menu-panel:popover-open').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
