import type { DwellingFacts, MeasureId, WorkedOutMeasure } from '@sens/engine';
import { formatNumber } from '#lib/format-nl.ts';
import { factWords } from '../house/fact-words.ts';

/** The part of the house that a measure is about, as the visitor finds it among the facts. */
const PART = {
  spouwmuurisolatie: 'wallAreaM2',
  gevelisolatie: 'wallAreaM2',
  dakisolatie: 'roofAreaM2',
  vloerisolatie: 'groundFloorAreaM2',
  bodemisolatie: 'groundFloorAreaM2',
  'hr-glas': 'windowAreaM2',
  'triple-glas': 'windowAreaM2',
} as const satisfies Partial<Record<MeasureId, keyof DwellingFacts>>;

/** The fact of the house that says how large a measure is; nothing where none does. */
export const sizeField = (id: MeasureId): (typeof PART)[keyof typeof PART] | undefined =>
  id in PART ? PART[id as keyof typeof PART] : undefined;

/**
 * The size of a measure in words, such as "52 m²": that of its part of the house, as it stands among the
 * facts. Nothing for a single thing.
 */
export function sizeWords(
  { id, quantity: { value, unit } }: Pick<WorkedOutMeasure, 'id' | 'quantity'>,
  dwelling: DwellingFacts,
): string {
  const field = sizeField(id);
  if (field) return factWords(field, dwelling[field]);
  if (unit === 'stuks' && value === 1) return '';
  return `${formatNumber(value)} ${unit === 'm2' ? 'm²' : unit}`;
}
