import type { Report } from '@sens/engine';
import { memo, type ReactNode } from 'react';
import { HeatLoss } from '#features/house-picture/heat-loss/HeatLoss.tsx';
import type { HouseParts } from '#features/house-picture/heat-loss/heat-parts.ts';
import type { PictureData } from '#lib/pictures.ts';
import { Contents } from './Contents.tsx';
import { Compare } from './compare/Compare.tsx';
import { Method } from './Method.tsx';
import { Financing } from './money/Financing.tsx';
import { NetMetering } from './money/NetMetering.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Plan } from './plan/Plan.tsx';
import { ReportHead, type ReportHeadProps } from './ReportHead.tsx';

export interface ReportViewProps extends ReportHeadProps {
  report: Report;
  phone: { display: string; e164: string };
  /** Whether the company's call about it is still to come. */
  awaitsCall?: boolean;
  /** Where the parts of the house lie in its pictures, once known. */
  parts?: HouseParts | undefined;
  /** Where the reader writes down what goes along with it. */
  notes?: ReactNode;
  /** The part in which the house can be corrected. */
  children?: ReactNode;
}

// Everything that follows from the report alone stays as it is while the visitor types.
const Top = memo(function Top({
  report,
  picture,
  parts,
}: Pick<ReportViewProps, 'report' | 'parts'> & { picture: PictureData }) {
  return (
    <>
      <Compare report={report} />
      <HeatLoss heat={parts?.cutaway} picture={picture} report={report} />
    </>
  );
});

const Rest = memo(function Rest({
  report,
  registered,
}: Pick<ReportViewProps, 'report' | 'registered'>) {
  return (
    <>
      <Plan report={report} />
      <Financing registered={registered} report={report} />
      <NetMetering report={report} />
    </>
  );
});

const Head = memo(ReportHead);
const Sources = memo(Method);

/** The personal report, the same on the page, behind its link and without script. */
export function ReportView({
  report,
  phone,
  awaitsCall,
  parts,
  notes,
  children,
  ...head
}: ReportViewProps) {
  const calendar = awaitsCall && head.reportPath ? `${head.reportPath}.ics` : '';
  return (
    <article data-report>
      <Head parts={parts} report={report} {...head} />
      <Contents report={report} />
      <Top parts={parts} picture={head.pictures.cutaway} report={report} />
      {children}
      <Rest registered={head.registered} report={report} />
      <NextSteps calendar={calendar} notes={notes} phone={phone} report={report} />
      <Sources report={report} reportPath={head.reportPath} />
    </article>
  );
}
