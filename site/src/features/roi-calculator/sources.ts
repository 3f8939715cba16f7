import type { Payback, ToolFigures } from '@sens/engine';
import type { RoiState } from './state.ts';

/** Ids of the figures that this outcome rests on. */
export function usedFigureIds(
  { flow, counted }: Pick<Payback, 'flow' | 'counted'>,
  { loan }: Pick<RoiState, 'loan'>,
  { loans: { warmtefondsZero, warmtefondsMax, warmtefondsTerms } }: ToolFigures,
): string[] {
  return [
    ...counted.flatMap(({ sourceIds }) => sourceIds),
    ...flow.sourceIds,
    ...(loan === 'warmtefonds' ? [warmtefondsZero.id, warmtefondsMax.id, warmtefondsTerms.id] : []),
  ];
}
