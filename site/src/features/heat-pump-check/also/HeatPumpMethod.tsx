import type { HeatPumpCheck } from '@sens/engine';
import { ToolMethod } from '#features/tool/ToolMethod.tsx';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { ASSUMPTION_WORDS, wordsOf } from '../words/check-words.ts';

/** How the check computes, with its assumptions and sources. */
export function HeatPumpMethod({ check: { assumptions, sourceIds } }: { check: HeatPumpCheck }) {
  return (
    <ToolMethod
      read={() => ({
        assumptions: assumptions.map((one) => wordsOf(ASSUMPTION_WORDS, one)),
        sourceIds,
      })}
    >
      {COPY.method.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ToolMethod>
  );
}
