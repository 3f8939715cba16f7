import type { Report } from '@sens/engine';
import { houseName } from '#words/house/house-name.ts';
import { REPORT_COPY } from '#words/report-copy.ts';

/** The title of a page that shows a report. */
export const reportTitle = (report: Pick<Report, 'dwelling'>, siteName: string): string =>
  `${REPORT_COPY.eyebrow}: ${houseName(report)} | ${siteName}`;
