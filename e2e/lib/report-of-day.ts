import type { Page } from 'playwright-core';
import { reportLives, requestReport } from './report.ts';
import type { RunningServer } from './server.ts';
import type { Open, OpenOptions } from './test.ts';
import { visitor } from './visitor.ts';

/** Net metering ends in between, and a report says other things, whatever day it is for whoever tests. */
export const LAST_DAY = '2026-12-31T12:00:00+01:00';
export const NEW_YEAR = '2027-01-01T12:00:00+01:00';

/**
 * A report that was asked for on a day, opened by a browser on that day.
 * @param server one that was started with `serverAt(day)`
 * @param answers form fields in place of those of any visitor
 */
export async function openReportOf(
  day: string,
  { origin }: RunningServer,
  open: Open,
  answers: object = {},
  options: OpenOptions = {},
): Promise<Page> {
  const link = await requestReport(origin, { ...visitor(), ...answers });
  const page = await open(undefined, { baseURL: origin, ...options });
  await page.clock.setFixedTime(day);
  await page.goto(link);
  await reportLives(page);
  return page;
}
