import type { Report } from '@sens/engine';
import { REPORT_COPY } from './copy.ts';
import { houseName } from './house-name.ts';

/** The title of a page that shows a report. */
export const reportTitle = (report: Report, siteName: string): string =>
  `${REPORT_COPY.eyebrow}: ${houseName(report)} | ${siteName}`;
