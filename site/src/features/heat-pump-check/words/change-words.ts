import type { HeatPumpQuestion } from '@sens/engine';
import { formatEuroRange, formatRange } from '#lib/format-nl.ts';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import type { HeatPumpView } from '../view.ts';
import { KIND_WORDS } from './phrases.ts';

const choice = new Intl.ListFormat('nl', { type: 'disjunction' });

/**
 * What an open question may change: the advice, the verdict, and of the kind that the page shows the power and, where it
 * speaks of money, the saving.
 */
export function changeWords(
  question: HeatPumpQuestion,
  { recommended: { kind: shown }, verdicts, advises }: HeatPumpView,
): string {
  const { kinds, suitabilities, byKind } = question;
  const { powerKw, savingCentsPerYear: saving } = byKind[shown ?? 'volledig-elektrisch'];
  const isFirst = verdicts.some(({ kind, measures }) => kind === shown && measures.length > 0);
  const names = kinds.map((kind) => (kind ? KIND_WORDS[kind].name.toLowerCase() : COPY.noKind));
  const said = [
    kinds.length > 1 && COPY.changesKind(choice.format(names)),
    suitabilities.length > 1 && COPY.changesVerdict,
    powerKw.low < powerKw.high && COPY.changesPower(formatRange(powerKw)),
    advises &&
      saving.low >= 0 &&
      saving.low < saving.high &&
      COPY.changesSaving(formatEuroRange(saving), isFirst),
  ];
  return said.filter((text) => text !== false).join(' ');
}
