import type { DwellingAnswers, HeatPumpCheck } from '@sens/engine';
import { memo } from 'react';
import { Contradictions } from '#features/tool/Contradictions.tsx';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { recommendedVerdict, verdictWords } from '../words/verdict-words.ts';
import { FirstMeasures } from './FirstMeasures.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { Verdict } from './Verdict.tsx';

/** The verdict with its reasons, what must come first, and the figures that matter most. */
export const Result = memo(function Result({
  check,
  answers,
}: {
  check: HeatPumpCheck;
  answers: DwellingAnswers;
}) {
  const verdict = recommendedVerdict(check);
  return (
    <div className="mt-4 grid gap-5">
      <Verdict words={verdictWords(check)} />
      <Contradictions contradictions={check.contradictions} />
      {verdict ? <FirstMeasures answers={answers} verdict={verdict} /> : null}
      {verdict?.outcome ? <KeyFigures outcome={verdict.outcome} /> : null}
      {check.subsidyOutdated ? (
        <p className="text-sm">{COPY.grantOutdated(check.subsidyYear)}</p>
      ) : null}
      <p className="text-xs text-bos-900/80">{COPY.disclaimer}</p>
    </div>
  );
});
