import type { Report } from '@sens/engine';
import type { PictureData } from '#lib/pictures.ts';
import { HouseState } from './HouseState.tsx';
import { Method } from './Method.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Plan } from './Plan.tsx';
import { ReportHead } from './ReportHead.tsx';

export interface ReportViewProps {
  report: Report;
  firstName: string;
  reference: string;
  /** Where the report can be found again; empty when this is that page. */
  reportPath: string;
  pictures: { now: PictureData; after: PictureData };
  phone: { display: string; e164: string };
}

/** The personal report, the same on the page, behind its link and without script. */
export function ReportView({ report, phone, ...head }: ReportViewProps) {
  return (
    <article>
      <ReportHead report={report} {...head} />
      <HouseState report={report} />
      <Plan report={report} />
      <NextSteps phone={phone} />
      <Method report={report} />
    </article>
  );
}
