import { figures2026, type Report } from '@sens/engine';
import { formatEuroEstimate } from '#lib/format-nl.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { stageName } from '#words/plan/route-words.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { FiguresTable } from '../plan/FiguresTable.tsx';
import { OWN_WAY_COPY as COPY } from './copy.ts';

const about = (cents: number) => REPORT_COPY.about(formatEuroEstimate(cents));

const { withinMonths } = figures2026.isde.doubling.value;

/** Less is within the rounding of the sums beside it. */
const WORTH_TELLING_CENTS = 10_000;

/** The plan spread over years, each part at the occasion at which it costs least trouble. */
export function Stages({ report }: { report: Report }) {
  const { stages, routes } = report;
  const atOnceCents = routes.find(({ chosen }) => chosen)?.netInvestmentCents ?? 0;
  const moreCents =
    stages.reduce((sum, { netInvestmentCents }) => sum + netInvestmentCents, 0) - atOnceCents;
  return (
    <>
      <h4 className="mt-6 text-lg font-semibold">{COPY.stagesTitle}</h4>
      <p className="mt-1 max-w-[62ch] text-sm">{COPY.stagesText}</p>
      <FiguresTable
        caption={COPY.stagesTitle}
        heads={[
          COPY.moment,
          REPORT_COPY.net,
          REPORT_COPY.saving,
          REPORT_COPY.labelAfter,
          COPY.measures,
        ]}
        rows={stages.map(({ id, netInvestmentCents, savingCentsPerYear, labelAfter, measures }) => [
          stageName(id, report),
          about(netInvestmentCents),
          about(savingCentsPerYear),
          COPY.label(labelAfter),
          measures.map((measure) => MEASURE_WORDS[measure].name).join(', '),
        ])}
      />
      {moreCents > WORTH_TELLING_CENTS ? (
        <p className="mt-2 max-w-[62ch] text-sm">
          {COPY.lessSubsidy(about(moreCents), withinMonths)}
        </p>
      ) : null}
    </>
  );
}
