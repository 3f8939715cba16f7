import { type DwellingAnswers, figuresFor, labelWhatIf } from '@sens/engine';
import { useCallback, useMemo } from 'react';
import { Contradictions } from '#features/tool/Contradictions.tsx';
import { leadPrefill } from '#features/tool/lead-prefill.ts';
import { QuestionSteps } from '#features/tool/QuestionSteps.tsx';
import { ToolLayout } from '#features/tool/ToolLayout.tsx';
import { useRested } from '#features/tool/use-rested.ts';
import { type ToolProps, useTool } from '#features/tool/use-tool.ts';
import { FIRST_QUESTIONS, MORE_QUESTIONS } from './copy.ts';
import { givenOf } from './given.ts';
import { HeatLoss } from './HeatLoss.tsx';
import { Measures } from './Measures.tsx';
import { Result } from './Result.tsx';
import { resultWords } from './result-words.ts';
import { SimulatorMethod } from './SimulatorMethod.tsx';
import { simulatorCodec } from './state.ts';
import { WhatChanges } from './WhatChanges.tsx';

/** The house as it is on the official scale, and what each measure would do to it, live. */
export function EnergyLabelSimulator(props: ToolProps) {
  const tool = useTool(simulatorCodec, props);
  const { settled, today, state, change } = tool;
  const outcome = useMemo(
    () => labelWhatIf(settled.answers, settled.chosen, figuresFor(today), today),
    [settled, today],
  );
  // What stands under the answer waits until a slider stops.
  const rested = useRested(outcome);
  const words = useMemo(() => resultWords(outcome), [outcome]);
  const given = useMemo(() => givenOf(settled, outcome), [settled, outcome]);
  const setAnswers = useCallback(
    (answers: DwellingAnswers) => change((last) => ({ ...last, answers })),
    [change],
  );
  return (
    <ToolLayout
      announcement={words.announcement}
      given={given}
      lead={leadPrefill(state.answers, tool.query !== '')}
      main={words.main}
      name="energielabel-simulator"
      questions={
        <>
          <QuestionSteps
            answers={state.answers}
            facts={outcome.dwelling}
            first={FIRST_QUESTIONS}
            more={MORE_QUESTIONS}
            onChange={setAnswers}
          />
          <Measures
            change={change}
            chosen={state.chosen}
            isFlat={outcome.dwelling.woningtype.value === 'appartement'}
            options={outcome.options}
          />
        </>
      }
      result={
        <>
          <Contradictions className="mt-4" contradictions={outcome.contradictions} />
          <Result outcome={outcome} />
        </>
      }
      tool={tool}
    >
      <div className="grid gap-x-16 gap-y-9 max-lg:mb-7 lg:grid-cols-2">
        <HeatLoss state={outcome.now} />
        <WhatChanges outcome={rested} />
      </div>
      <SimulatorMethod outcome={rested} />
    </ToolLayout>
  );
}
