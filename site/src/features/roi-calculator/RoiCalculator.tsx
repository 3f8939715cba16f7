import { contradictionsIn, toolFigures2026 as figures, type Payback } from '@sens/engine';
import { useMemo } from 'react';
import { Contradictions } from '#features/tool/Contradictions.tsx';
import { leadPrefill } from '#features/tool/lead-prefill.ts';
import { ToolLayout } from '#features/tool/ToolLayout.tsx';
import { type ToolProps, useTool } from '#features/tool/use-tool.ts';
import { ROI_COPY as COPY } from './copy.ts';
import { Details } from './Details.tsx';
import { givenOf } from './given.ts';
import { handlersOf } from './handlers.ts';
import { MainResult } from './MainResult.tsx';
import { estimate, mainAnswer, shortAnswer } from './outcome-words.ts';
import { Questions } from './Questions.tsx';
import { roiCodec } from './roi-codec.ts';
import { usePayback } from './use-payback.ts';

/** The main figure for the bar, and the result as it is read out. */
function wordsOf({ counted, pending, flow, input: { horizonYears } }: Payback) {
  if (counted.length === 0) {
    return pending.length > 0
      ? { short: COPY.onlyPendingShort, spoken: COPY.onlyPending }
      : { short: COPY.nothingChosenShort, spoken: COPY.nothingChosen };
  }
  return {
    short: shortAnswer(flow.paybackYears, horizonYears),
    spoken: COPY.spoken(
      mainAnswer(flow, horizonYears),
      COPY.gain(horizonYears),
      COPY.about(estimate(flow.totalGainCents.mid)),
    ),
  };
}

/** What measures cost and bring, year by year, until they are earned back; live. */
export function RoiCalculator(props: ToolProps) {
  const tool = useTool(roiCodec, props);
  const { settled, today, state, change } = tool;
  const on = useMemo(() => handlersOf(change), [change]);
  const { payback, shown } = usePayback(settled, today);
  const contradictions = useMemo(
    () => contradictionsIn(settled.answers, figures, today),
    [settled.answers, today],
  );
  const words = useMemo(() => wordsOf(payback), [payback]);
  const given = useMemo(() => givenOf(shown.state, shown.payback), [shown]);
  return (
    <ToolLayout
      announcement={words.spoken}
      given={given}
      lead={leadPrefill(state.answers, tool.query !== '')}
      main={{ label: COPY.mainLabel, value: words.short }}
      name="roi-calculator"
      questions={<Questions offer={shown.offer} on={on} payback={payback} state={state} />}
      result={
        <>
          <Contradictions className="mt-4" contradictions={contradictions} />
          <MainResult levers={shown.details.levers} payback={payback} today={today} />
        </>
      }
      tool={tool}
    >
      <Details {...shown} today={today} />
    </ToolLayout>
  );
}
