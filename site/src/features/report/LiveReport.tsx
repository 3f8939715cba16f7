import type { DwellingAnswers } from '@sens/engine';
import { useEffect } from 'react';
import { usePrintOpen } from '#features/tool/use-print-open.ts';
import type { PictureData } from '#lib/pictures.ts';
import { ReportView } from './ReportView.tsx';
import { Refine } from './refine/Refine.tsx';
import { useSaving } from './refine/use-saving.ts';
import { useLiveReport } from './use-live-report.ts';

export interface LiveReportProps {
  firstName: string;
  reference: string;
  /** The secret part of the report's link; empty when there is none. */
  token: string;
  /** Whether this is the page behind that link. */
  isKept: boolean;
  /** The answers to begin with. */
  answers: DwellingAnswers;
  /** Those to compare with and to go back to, where they are others. */
  base?: DwellingAnswers;
  /** ISO date to compute for. */
  today: string;
  pictures: Record<string, { now: PictureData; after: PictureData }>;
  phone: { display: string; e164: string };
  /** Told of every change. */
  onAnswers?: (answers: DwellingAnswers) => void;
}

/** The report with its answers open to correction: recomputed at once, and kept behind its link. */
export function LiveReport({
  token,
  answers: start,
  base,
  today,
  pictures,
  onAnswers,
  ...view
}: LiveReportProps) {
  const { report, before, refining } = useLiveReport(start, base ?? start, today);
  const saving = useSaving(token, refining.answers);
  const print = usePrintOpen();
  useEffect(() => onAnswers?.(refining.answers), [onAnswers, refining.answers]);
  const pair = pictures[report.dwelling.woningtype.value];
  if (!pair) throw new Error(`no picture of a ${report.dwelling.woningtype.value}`);
  return (
    <div ref={print}>
      <ReportView
        {...view}
        pictures={pair}
        report={report}
        reportPath={token ? `/rapport/${token}` : ''}
      >
        <Refine before={before} refining={refining} report={report} saving={saving} />
      </ReportView>
    </div>
  );
}
