import type { MeasureId } from '@sens/engine';

/** Chosen measures with one more or one less; what cannot go together with the new one goes. */
export function toggled(
  chosen: readonly MeasureId[],
  { id, conflictsWith }: { id: MeasureId; conflictsWith: readonly MeasureId[] },
): MeasureId[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return [...chosen.filter((one) => !conflictsWith.includes(one)), id];
}
