import type { Report } from '@sens/engine';
import { HeatLoss } from '#features/house-picture/heat-loss/HeatLoss.tsx';
import { Compare } from '#features/report/compare/Compare.tsx';
import { Method } from '#features/report/Method.tsx';
import { Financing } from '#features/report/money/Financing.tsx';
import { NetMetering } from '#features/report/money/NetMetering.tsx';
import { Plan } from '#features/report/plan/Plan.tsx';
import type { PictureData } from '#lib/pictures.ts';

/** The parts of a visitor's report that say nothing of the visitor, in its order. */
export function WholeReport({ report, picture }: { report: Report; picture: PictureData }) {
  return (
    <article data-report>
      <Compare report={report} />
      <HeatLoss heat={undefined} picture={picture} report={report} />
      <Plan report={report} />
      <Financing report={report} />
      <NetMetering report={report} />
      <Method report={report} />
    </article>
  );
}
