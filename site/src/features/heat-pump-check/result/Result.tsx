import { memo } from 'react';
import { Contradictions } from '#features/tool/Contradictions.tsx';
import { answerWords } from '#words/house/answer-words.ts';
import { assumedNumber } from '#words/house/assumed-number.ts';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import type { HeatPumpState } from '../state.ts';
import type { HeatPumpView } from '../view.ts';
import { hybridNote, recommendedVerdict, verdictWords } from '../words/verdict-words.ts';
import { BillAsked, BillEstimated } from './Bill.tsx';
import { FirstMeasures } from './FirstMeasures.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { Verdict } from './Verdict.tsx';

/**
 * The verdict with its reasons, what must come first, and the figures that matter most; without a bill
 * what fits the house, and the question in the place of the advice.
 */
export const Result = memo(function Result({
  check,
  state,
  onEstimate,
}: {
  check: HeatPumpView;
  state: HeatPumpState;
  /** The visitor takes our estimate of the bill. */
  onEstimate: () => void;
}) {
  const verdict = recommendedVerdict(check);
  const { advises, billKnown, dwelling } = check;
  const estimate = answerWords(
    'monthlyCostEur',
    assumedNumber('monthlyCostEur', dwelling.monthlyCostEur.value),
  );
  return (
    <div className="mt-4 grid gap-5">
      <Verdict words={verdictWords(check)} />
      {advises && verdict && !billKnown ? <BillEstimated estimate={estimate} /> : null}
      <Contradictions contradictions={check.contradictions} />
      {advises ? null : <BillAsked estimate={estimate} onEstimate={onEstimate} state={state} />}
      {verdict ? <FirstMeasures answers={state.answers} verdict={verdict} /> : null}
      {advises && verdict?.outcome ? (
        <KeyFigures note={hybridNote(verdict)} outcome={verdict.outcome} />
      ) : null}
      {check.subsidyOutdated ? (
        <p className="text-sm">{COPY.grantOutdated(check.subsidyYear)}</p>
      ) : null}
      <p className="text-xs text-muted">{COPY.disclaimer}</p>
    </div>
  );
});
