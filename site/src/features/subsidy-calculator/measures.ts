import type { IsdePerM2Id } from '@sens/engine';

/** Every measure the visitor can tick, in the order of the page; also the order of the lines. */
export const MEASURE_KEYS = [
  'spouw',
  'gevel',
  'dak',
  'zoldervloer',
  'vloer',
  'bodem',
  'hrpp',
  'triple',
  'paneel',
  'paneel-nieuw',
  'deur',
  'deur-nieuw',
  'warmtepomp',
  'warmtepompboiler',
  'zonneboiler',
  'warmtenet',
  'ventilatie',
  'elektrisch-koken',
  'zonnepanelen',
  'thuisbatterij',
  'airco',
] as const;

/** A measure as the visitor ticks it. */
export type MeasureKey = (typeof MEASURE_KEYS)[number];

const PER_M2: readonly string[] = MEASURE_KEYS.slice(0, 12);

/** Whether it is paid per m2: insulation, glass, panels and doors. */
export const isPerM2 = (key: MeasureKey): key is MeasureKey & IsdePerM2Id => PER_M2.includes(key);

/** Kinds that one may choose from, per measure. */
export const KINDS = {
  warmtepomp: ['lucht-water-hybride', 'lucht-water-elektrisch', 'bodem-water', 'water-water'],
  ventilatie: ['co2-gestuurd', 'wtw-centraal', 'wtw-decentraal'],
} as const;

/** Energy labels of a heat pump that are asked for. */
const PUMP_LABELS = ['A+++', 'A++', 'A+'] as const;

/** What the visitor may say of a measure; what is missing is assumed. */
export interface MeasureDetails {
  /** Square metres: insulated area, or collector of a solar boiler. */
  m2?: number;
  /** Listed thermal power. */
  kw?: number;
  kind?: string;
  label?: (typeof PUMP_LABELS)[number];
  biobased?: boolean;
  /** A further heat pump in a home that already has a granted one. */
  further?: boolean;
  splitGwp?: boolean;
  gasRemoved?: boolean;
  /** ISO days. */
  doneOn?: string;
  appliedOn?: string;
}

/** How large a measure is, in m2 or kW; nothing where nobody said. */
export const sizeOf = ({ m2, kw }: MeasureDetails = {}): number | undefined => m2 ?? kw;

/** Details by how they are asked, with the end of their key in the address: `dak-m2`. */
export const NUMBER_DETAILS = { m2: 'm2', kw: 'kw' } as const;
export const CHOICE_DETAILS = { kind: 'soort', label: 'label' } as const;
export const FLAG_DETAILS = {
  biobased: 'bio',
  further: 'extra',
  splitGwp: 'split',
  gasRemoved: 'gasweg',
} as const;
export const DATE_DETAILS = { doneOn: 'klaar', appliedOn: 'aangevraagd' } as const;

export type NumberDetail = keyof typeof NUMBER_DETAILS;
export type ChoiceDetail = keyof typeof CHOICE_DETAILS;
export type FlagDetail = keyof typeof FLAG_DETAILS;
export type DateDetail = keyof typeof DATE_DETAILS;

const ENDS: Record<keyof MeasureDetails, string> = {
  ...NUMBER_DETAILS,
  ...CHOICE_DETAILS,
  ...FLAG_DETAILS,
  ...DATE_DETAILS,
};

/** Key of a detail in the address, and name of its field. */
export const detailKey = (key: MeasureKey, detail: keyof MeasureDetails) =>
  `${key}-${ENDS[detail]}`;

/** What is asked of a measure besides its dates. */
export function detailsOf(key: MeasureKey): readonly (keyof MeasureDetails)[] {
  if (isPerM2(key)) return MEASURE_KEYS.indexOf(key) < 6 ? ['m2', 'biobased'] : ['m2'];
  if (key === 'warmtepomp') return ['kind', 'kw', 'label', 'further', 'splitGwp'];
  if (key === 'zonneboiler') return ['m2'];
  if (key === 'ventilatie') return ['kind'];
  return key === 'elektrisch-koken' ? ['gasRemoved'] : [];
}

/** The answers one may give to a choice. */
export function choicesOf(key: MeasureKey, detail: ChoiceDetail): readonly string[] {
  if (detail === 'label') return PUMP_LABELS;
  return key === 'warmtepomp' || key === 'ventilatie' ? KINDS[key] : [];
}

/** Measures the ISDE does not pay; they are asked so that the page can say so, and have no dates. */
export const OUTSIDE: readonly MeasureKey[] = ['zonnepanelen', 'thuisbatterij', 'airco'];
