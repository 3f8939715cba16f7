import {
  type DwellingAnswers,
  type HeatPumpExtras,
  heatPumpCheck,
  toolFiguresFor,
} from '@sens/engine';
import { useCallback, useMemo } from 'react';
import { leadPrefill } from '#features/tool/lead-prefill.ts';
import { QuestionSteps } from '#features/tool/QuestionSteps.tsx';
import { ToolLayout } from '#features/tool/ToolLayout.tsx';
import { useRested } from '#features/tool/use-rested.ts';
import { type ToolProps, useTool } from '#features/tool/use-tool.ts';
import { FIRST_QUESTIONS, MORE_QUESTIONS } from './copy.ts';
import { Details } from './Details.tsx';
import { givenOf } from './given.ts';
import { ExtraQuestions } from './questions/ExtraQuestions.tsx';
import { Result } from './result/Result.tsx';
import { BILL_KEY, BILL_UNKNOWN, heatPumpCodec } from './state.ts';
import { viewOf } from './view.ts';
import { resultWords } from './words/result-words.ts';

/** Whether this house can have a heat pump, now or after what, which kind, and what that brings; live. */
export function HeatPumpCheckTool(props: ToolProps) {
  const tool = useTool(heatPumpCodec, props);
  const { settled, today, state, change } = tool;
  const check = useMemo(
    () =>
      viewOf(heatPumpCheck(settled.answers, toolFiguresFor(today), today, settled.extras), settled),
    [settled, today],
  );
  const words = useMemo(() => resultWords(check), [check]);
  const { extras } = settled;
  const rested = useRested(useMemo(() => ({ check, extras }), [check, extras]));
  const given = useMemo(() => givenOf(settled, check), [settled, check]);
  const setAnswers = useCallback(
    (answers: DwellingAnswers) => change((last) => ({ ...last, answers })),
    [change],
  );
  const setExtras = useCallback(
    (extras: HeatPumpExtras) => change((last) => ({ ...last, extras })),
    [change],
  );
  const takeEstimate = useCallback(
    () => change((last) => ({ ...last, withoutBill: true })),
    [change],
  );
  return (
    <ToolLayout
      announcement={words.announcement}
      given={given}
      lead={leadPrefill(state.answers, tool.query !== '')}
      main={words.main}
      name="warmtepomp-check"
      questions={
        <QuestionSteps
          answers={state.answers}
          facts={check.dwelling}
          first={FIRST_QUESTIONS}
          more={MORE_QUESTIONS}
          onChange={setAnswers}
        >
          {state.withoutBill ? <input name={BILL_KEY} type="hidden" value={BILL_UNKNOWN} /> : null}
          <ExtraQuestions
            extras={state.extras}
            isFlat={state.answers.woningtype === 'appartement'}
            onChange={setExtras}
          />
        </QuestionSteps>
      }
      result={<Result check={check} onEstimate={takeEstimate} state={settled} />}
      tool={tool}
    >
      <Details check={rested.check} extras={rested.extras} />
    </ToolLayout>
  );
}
