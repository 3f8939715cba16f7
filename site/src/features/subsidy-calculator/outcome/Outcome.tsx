import { memo } from 'react';
import { ToolMethod } from '#features/tool/ToolMethod.tsx';
import { applicationSteps } from '../application-steps.ts';
import { assumptionWords, usedFactIds } from '../assumption-words.ts';
import type { Calculation } from '../calculate.ts';
import { METHOD_COPY } from '../copy.ts';
import type { SubsidyState } from '../state.ts';
import { Application } from './Application.tsx';
import { GrantChart } from './GrantChart.tsx';
import { KeepList } from './KeepList.tsx';
import { OtherSchemes } from './OtherSchemes.tsx';

interface Props {
  calculation: Calculation;
  state: SubsidyState;
  today: string;
}

function Details({ calculation, state, today }: Props) {
  const { result } = calculation;
  const steps = applicationSteps(calculation, state.details, today);
  return (
    <>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
        {steps.length > 0 ? <Application calculation={calculation} steps={steps} /> : null}
        <div className="grid content-start gap-12">
          {result.keep.length > 0 ? <KeepList codes={result.keep} /> : null}
          <GrantChart calculation={calculation} />
        </div>
      </div>
      <OtherSchemes schemes={result.otherSchemes} />
    </>
  );
}

function AllOfIt(props: Props) {
  const { calculation, state } = props;
  return (
    <>
      {calculation.lines.length > 0 ? <Details {...props} /> : null}
      <ToolMethod
        read={() => ({
          assumptions: assumptionWords(state),
          sourceIds: usedFactIds(state, calculation),
        })}
      >
        {METHOD_COPY.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </ToolMethod>
    </>
  );
}

/** Everything under the result: how to apply, what to keep, other schemes, and how it was computed. */
export const Outcome = memo(AllOfIt);
