import { useMemo } from 'react';
import { leadPrefill } from '#features/tool/lead-prefill.ts';
import { ToolLayout } from '#features/tool/ToolLayout.tsx';
import { useRested } from '#features/tool/use-rested.ts';
import { type ToolProps, useTool } from '#features/tool/use-tool.ts';
import { totalWords } from './amounts.ts';
import { areaIsAssumed, calculate } from './calculate.ts';
import { SUBSIDY_COPY as COPY } from './copy.ts';
import { AboutYou } from './form/AboutYou.tsx';
import { Measures } from './form/Measures.tsx';
import { PastWork } from './form/PastWork.tsx';
import { givenOf } from './given.ts';
import { Outcome } from './outcome/Outcome.tsx';
import { Result } from './outcome/Result.tsx';
import { subsidyCodec } from './subsidy-codec.ts';

/** Tick what you will do: which ISDE, to the cent, why, and what to keep. */
export function SubsidyCalculator(props: ToolProps) {
  const tool = useTool(subsidyCodec, props);
  const { settled, today, state, change } = tool;
  const calculation = useMemo(() => calculate(settled, today), [settled, today]);
  const given = useMemo(() => givenOf(settled), [settled]);
  const rested = useRested(
    useMemo(() => ({ calculation, state: settled }), [calculation, settled]),
  );
  const { result, lines } = calculation;
  const count = lines.length;
  const amount = totalWords(result.totalCents, areaIsAssumed(settled, calculation));
  return (
    <ToolLayout
      announcement={count > 0 ? COPY.announcement(amount, count) : COPY.announceNone}
      given={given}
      lead={leadPrefill(state.answers, tool.query !== '')}
      main={{ label: COPY.total, value: count > 0 ? amount : COPY.barNone }}
      name="subsidie-calculator"
      questions={
        <>
          <AboutYou change={change} state={state} />
          <Measures calculation={calculation} change={change} state={state} />
          <PastWork change={change} state={state} />
        </>
      }
      result={<Result calculation={calculation} onPick={change} state={settled} today={today} />}
      tool={tool}
    >
      <Outcome {...rested} today={today} />
    </ToolLayout>
  );
}
