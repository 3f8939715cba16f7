import type { Report } from '@sens/engine';
import { Folded } from '#components/ui/Folded.tsx';
import { formatEuroRange } from '#lib/format-nl.ts';
import { plainNetWords } from '#words/money/money-words.ts';
import { groundWords } from '#words/plan/ground-words.ts';
import { planWords } from '#words/plan/plan-words.ts';
import { nameWithOwner, netName } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { FiguresTable } from './FiguresTable.tsx';

/** What was worked out but not chosen: what it costs and gives, and what decided, a line each. */
export function Considered({ report }: { report: Report }) {
  if (report.considered.length === 0) return null;
  const { consideredText, ground } = planWords(report);
  return (
    <Folded className="mt-6" summary={<h3>{COPY.consideredTitle}</h3>}>
      <p className="max-w-[62ch] text-sm">{consideredText}</p>
      <div className="pb-4" data-considered>
        <FiguresTable
          caption={COPY.consideredTitle}
          heads={[COPY.measure, netName(report.considered), COPY.saving, ground]}
          rows={report.considered.map((measure) => [
            nameWithOwner(measure),
            plainNetWords(measure.investmentCents, measure.subsidyCents),
            formatEuroRange(measure.savingCentsPerYear),
            groundWords(measure, report.dwelling),
          ])}
        />
      </div>
    </Folded>
  );
}
