import type { LabelWhatIf } from '@sens/engine';
import { memo } from 'react';
import { ToolMethod } from '#features/tool/ToolMethod.tsx';
import { reasonWords } from '#words/plan/reason-words.ts';
import { SIMULATOR_COPY as COPY } from './copy.ts';

/** What the estimate of class, use and cost rests on. */
const TOLD: readonly string[] = [
  'label-uit-berekening',
  'werkelijk-gebruik',
  'jaarverbruik-gebruikt',
  'energieprijzen',
  'vaste-kosten',
  'co2-hele-keten',
  'maandbedrag-gebruikt',
  'maandbedrag-buiten-bereik',
  'appartement-ligging-onbekend',
  'warmtenet',
];

/** The figures behind class, use and cost; those of grants, loans and investments are not used here. */
const USED = /^(label|price|co2|vbw|rc|mc|hp\.scop|pv\.mc\.yield|sald)\./;

/** How the simulator computes, with its assumptions and sources. */
export const SimulatorMethod = memo(function SimulatorMethod({
  outcome,
}: {
  outcome: LabelWhatIf;
}) {
  return (
    <ToolMethod
      read={() => ({
        assumptions: outcome.assumptions.filter(({ code }) => TOLD.includes(code)).map(reasonWords),
        sourceIds: outcome.sourceIds.filter((id) => USED.test(id)),
      })}
    >
      {COPY.method.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ToolMethod>
  );
});
