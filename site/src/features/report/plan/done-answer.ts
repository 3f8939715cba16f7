import type { AnswerField, DwellingFacts, MeasureId, PlannedMeasure } from '@sens/engine';

/** What a house's owner would answer once a measure is done: a question, and its answer. */
export type DoneAnswer = readonly [field: AnswerField, value: string | number];

/** The measures after which a question has an answer of its own. */
const ANSWERS: Partial<Record<MeasureId, DoneAnswer>> = {
  spouwmuurisolatie: ['wall', 'goed'],
  gevelisolatie: ['wall', 'goed'],
  dakisolatie: ['roof', 'goed'],
  zoldervloerisolatie: ['roof', 'goed'],
  vloerisolatie: ['floor', 'goed'],
  bodemisolatie: ['floor', 'goed'],
  'hr-glas': ['glazing', 'hr++'],
  'triple-glas': ['glazing', 'triple'],
  'isolerende-deur': ['doors', 'geisoleerd'],
  kierdichting: ['draughtProofing', 'goed'],
  ventilatie: ['ventilation', 'co2'],
  'ventilatie-wtw': ['ventilation', 'wtw'],
  'hybride-warmtepomp': ['heating', 'hybride'],
  warmtepomp: ['heating', 'warmtepomp'],
  bodemwarmtepomp: ['heating', 'bodemwarmtepomp'],
  zonneboiler: ['hotWater', 'zonneboiler'],
  warmtepompboiler: ['hotWater', 'warmtepompboiler'],
  'elektrisch-koken': ['cooking', 'elektrisch'],
};

/**
 * The answer that says of a planned measure that it is done already; undefined where no question asks after it.
 * @param solarPanels how many there are now
 */
export function doneAnswer(
  { id, quantity }: Pick<PlannedMeasure, 'id' | 'quantity'>,
  { solarPanels }: Pick<DwellingFacts, 'solarPanels'>,
): DoneAnswer | undefined {
  if (id === 'zonnepanelen') return ['solarPanels', Math.max(solarPanels.value, quantity.value)];
  if (id === 'thuisbatterij') return ['batteryKwh', quantity.value];
  return ANSWERS[id];
}
