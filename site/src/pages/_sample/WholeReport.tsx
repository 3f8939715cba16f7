import type { Report } from '@sens/engine';
import { HeatLoss } from '#features/house-picture/heat-loss/HeatLoss.tsx';
import type { HeatParts } from '#features/house-picture/heat-loss/heat-parts.ts';
import { Compare } from '#features/report/compare/Compare.tsx';
import { Method } from '#features/report/Method.tsx';
import { Financing } from '#features/report/money/Financing.tsx';
import { NetMetering } from '#features/report/money/NetMetering.tsx';
import { Plan } from '#features/report/plan/Plan.tsx';
import type { PictureData } from '#lib/pictures.ts';

/** The parts of a visitor's report that say nothing of the visitor, in its order. */
export function WholeReport({
  report,
  picture,
  heat,
}: {
  report: Report;
  picture: PictureData;
  /** Where the parts of the house lie in its picture. */
  heat: HeatParts;
}) {
  return (
    <article data-report>
      <Compare report={report} />
      <HeatLoss heat={heat} picture={picture} report={report} />
      <Plan report={report} />
      <Financing report={report} />
      <NetMetering report={report} />
      <Method report={report} />
    </article>
  );
}
