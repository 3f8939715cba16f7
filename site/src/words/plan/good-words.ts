import type { MeasureId, Report } from '@sens/engine';
import { andList } from '#lib/and-list.ts';

/** A part of the house that needs nothing, by the measure that was left out for it. */
const GOOD: Partial<Record<MeasureId, string>> = {
  dakisolatie: 'het dak',
  spouwmuurisolatie: 'de buitenmuur',
  vloerisolatie: 'de vloer',
  'hr-glas': 'het glas',
  'isolerende-deur': 'de buitendeuren',
  kierdichting: 'de kieren',
  ventilatie: 'de ventilatie',
  warmtepomp: 'de verwarming',
  warmtepompboiler: 'het warme water',
  'elektrisch-koken': 'het koken',
  zonnepanelen: 'de zonnepanelen',
};

/** What is good already as far as we know, in a sentence; nothing when that is nothing. */
export function goodWords({ leftOut, considered, dwelling }: Report): string {
  const grounds = new Map([
    ...leftOut.map(({ id, reason }) => [id, reason.code] as const),
    ...considered.map(({ id, reasons }) => [id, reasons[0]?.code] as const),
  ]);
  // A cavity that was thinly filled when it was built cannot be topped up, and yet is no good wall.
  const isThin = (id: string) => id === 'spouwmuurisolatie' && dwelling.wall.value !== 'goed';
  const good = Object.entries(GOOD).filter(
    ([id]) => grounds.get(id as MeasureId)?.startsWith('al-') && !isThin(id),
  );
  return good.length > 0
    ? `Voor zover wij weten is dit al in orde: ${andList(good.map(([, words]) => words))}.`
    : '';
}
