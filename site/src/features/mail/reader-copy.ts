import type { MailReader } from '@sens/contract';
import type { CertaintyCopy } from '#features/house-questions/certainty-words.ts';
import { ASSUMED_HEATING_COPY } from '#words/house/assumed-heating.ts';
import type { BillDoubtCopy } from '#words/house/bill-doubt-words.ts';
import { DOUBT_COPY } from '#words/house/doubt-words.ts';
import type { EmptyPlanCopy } from '#words/plan/empty-plan-words.ts';
import type { NetCopy, StartCopy } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { COMPANY_COPY } from './company-copy.ts';

/** What of the report's first screen is worded by who reads it; what is said there is the same for all. */
export type ReaderCopy = StartCopy &
  NetCopy &
  EmptyPlanCopy &
  CertaintyCopy &
  BillDoubtCopy &
  Record<'ownCostLine' | 'indicative', string>;

export const READER_COPY: Record<MailReader, ReaderCopy> = {
  visitor: { ...REPORT_COPY, ...DOUBT_COPY, ...ASSUMED_HEATING_COPY },
  company: COMPANY_COPY,
};
