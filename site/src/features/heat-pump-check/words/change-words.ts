import type { HeatPumpQuestion } from '@sens/engine';
import { formatEuroRange, formatRange } from '#lib/format-nl.ts';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { KIND_WORDS } from './phrases.ts';

const choice = new Intl.ListFormat('nl', { type: 'disjunction' });

/** What an open question may change: the advice, the verdict, the power and the saving. */
export function changeWords(question: HeatPumpQuestion): string {
  const { kinds, suitabilities, powerKw, savingCentsPerYear: saving } = question;
  const names = kinds.map((kind) => (kind ? KIND_WORDS[kind].name.toLowerCase() : COPY.noKind));
  const said = [
    kinds.length > 1 && COPY.changesKind(choice.format(names)),
    suitabilities.length > 1 && COPY.changesVerdict,
    powerKw.low < powerKw.high && COPY.changesPower(formatRange(powerKw)),
    saving.low >= 0 && saving.low < saving.high && COPY.changesSaving(formatEuroRange(saving)),
  ];
  return said.filter((text) => text !== false).join(' ');
}
