import { type Registered, reportPath, type Woningtype, withRegistered } from '@sens/contract';
import type { DwellingAnswers } from '@sens/engine';
import { useEffect, useMemo } from 'react';
import type { DwellingPictures } from '#features/house-picture/dwelling-pictures.ts';
import { useHouseParts } from '#features/house-picture/heat-loss/use-house-parts.ts';
import { usePrintOpen } from '#features/tool/use-print-open.ts';
import { Notes } from './notes/Notes.tsx';
import { OwnAnswers } from './plan/own-answers.ts';
import { useProof } from './proof/use-proof.ts';
import { ReportView } from './ReportView.tsx';
import { PhotosTo } from './refine/PhotoHelp.tsx';
import { Refine } from './refine/Refine.tsx';
import { saveReport } from './saving/save-report.ts';
import { useSaving } from './saving/use-saving.ts';
import { useLiveReport } from './use-live-report.ts';
import { useReportTitle } from './use-report-title.ts';

export interface LiveReportProps {
  firstName: string;
  reference: string;
  /** The secret part of the report's link; empty when there is none. */
  token: string;
  /** Whether this is the page behind that link. */
  isKept: boolean;
  /** Whether the company's call about it is still to come. */
  awaitsCall: boolean;
  /** The answers to begin with, as they were given. */
  answers: DwellingAnswers;
  /** Those to compare with and to go back to, where they are others. */
  base?: DwellingAnswers;
  /** What registers know of the house besides. */
  registered?: Registered | undefined;
  /** ISO date to compute for. */
  today: string;
  pictures: Record<Woningtype, DwellingPictures>;
  phone: { display: string; e164: string };
  /** Number with its country and without a plus. */
  whatsapp: string;
  /** Name of the site, which ends the page's title. */
  siteName: string;
  /** Bits of the proof that the delivery of its request waits for. */
  proof?: number | undefined;
  /** What was written down beside it before. */
  note?: string | undefined;
  /** Told of every change, in answers that are usable. */
  onAnswers?: (answers: DwellingAnswers) => void;
  /** Told of what is written down. */
  onNote?: (note: string) => void;
}

/** A click is an answer: whoever reloads soon after finds it kept. Some need several, such as a number's plus. */
const REST_MS = 500;

/** The report with its answers open to correction: recomputed at once, and kept behind its link. */
export function LiveReport({
  token,
  answers: start,
  base,
  registered: toldAtFirst,
  today,
  pictures,
  siteName,
  whatsapp,
  proof,
  note = '',
  onAnswers,
  onNote,
  ...view
}: LiveReportProps) {
  const toldOnceProven = useProof(token, proof);
  const registered = toldAtFirst ?? toldOnceProven;
  const { report, before, budgets, refining } = useLiveReport(
    start,
    base ?? start,
    registered,
    today,
  );
  const { answers, answer, want, ask } = refining;
  const own = useMemo(
    () => ({ answers, house: withRegistered(answers, registered), answer, want, ask, budgets }),
    [answers, registered, answer, want, ask, budgets],
  );
  const { reference } = view;
  const type = report.dwelling.woningtype.value;
  const photosTo = useMemo(
    () => ({ company: siteName, whatsapp, reference, isFlat: type === 'appartement' }),
    [siteName, whatsapp, reference, type],
  );
  const saving = useSaving(token, answers, saveReport, REST_MS);
  const print = usePrintOpen();
  useEffect(() => onAnswers?.(answers), [onAnswers, answers]);
  useReportTitle(report, siteName);
  const pair = pictures[type];
  const parts = useHouseParts(type, pair.parts);
  return (
    <OwnAnswers value={own}>
      <div ref={print}>
        <ReportView
          {...view}
          notes={token ? <Notes onNote={onNote} start={note} token={token} /> : null}
          parts={parts}
          pictures={pair}
          registered={registered}
          report={report}
          reportPath={token ? reportPath(token) : ''}
        >
          <PhotosTo value={photosTo}>
            <Refine before={before} refining={refining} report={report} saving={saving} />
          </PhotosTo>
        </ReportView>
      </div>
    </OwnAnswers>
  );
}
