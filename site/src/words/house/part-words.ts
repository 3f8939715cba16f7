import type { HeatLossPart } from '@sens/engine';

/** The parts of a house that lose heat. */
export const PART_LABELS: Record<HeatLossPart, string> = {
  dak: 'Dak',
  gevel: 'Gevel en deuren',
  vloer: 'Vloer',
  glas: 'Glas en kozijnen',
  ventilatie: 'Ventilatie',
  kieren: 'Kieren',
};

/** The same parts inside a sentence. */
export const PART_IN_SENTENCE: Record<HeatLossPart, string> = {
  dak: 'het dak',
  gevel: 'de gevel',
  vloer: 'de vloer',
  glas: 'het glas en de kozijnen',
  ventilatie: 'de ventilatie',
  kieren: 'de kieren',
};

/** The same beside others, where one that is told with "en" would be counted as two. */
export const PART_AMONG_PARTS: Record<HeatLossPart, string> = {
  ...PART_IN_SENTENCE,
  glas: 'het glas met de kozijnen',
};
