import type { HeatPumpExtras } from '@sens/engine';
import { nearest, parseDutchNumber } from '#lib/typed-number.ts';

/** What may be answered to the questions of this tool alone, in the order in which it is shown. */
export const EXTRA_CHOICES = {
  outdoorSpace: ['tuin', 'plat-dak', 'gevel', 'geen'],
  vve: ['akkoord', 'nog-vragen', 'nee'],
  surfaces: ['1', '2', '3'],
} as const;

export type ExtraChoice = keyof typeof EXTRA_CHOICES;

/** Bounds of the numbers; a value beyond them counts as the nearest. */
export const EXTRA_NUMBERS = {
  boilerAgeYears: { min: 0, max: 40, decimals: 0 },
  soundPowerDb: { min: 30, max: 90, decimals: 0 },
  distanceM: { min: 0.5, max: 50, decimals: 1 },
} as const;

export type ExtraNumber = keyof typeof EXTRA_NUMBERS;

/** Keys in the address, also the names of the form's fields. */
export const EXTRA_KEYS: Record<ExtraChoice | ExtraNumber, string> = {
  outdoorSpace: 'buitenplek',
  vve: 'vve',
  boilerAgeYears: 'ketel',
  soundPowerDb: 'geluid',
  distanceM: 'afstand',
  surfaces: 'vlakken',
};

/** A value of an address or a form field that was not used as it stood. */
export interface ExtraAdjustment {
  field: ExtraChoice | ExtraNumber;
  given: string;
  /** The nearest number in its place; nothing when it is left open. */
  used?: number;
}

/** Puts one word of the address into the extras; false when it is none of the answers. */
function readWord(found: HeatPumpExtras, field: ExtraChoice, text: string): boolean {
  const word = (EXTRA_CHOICES[field] as readonly string[]).find((one) => one === text);
  if (word === undefined) return false;
  Object.assign(found, { [field]: field === 'surfaces' ? Number(word) : word });
  return true;
}

/**
 * Reads a number that was typed or stands in an address; undefined when it is none. A boiler's year is no age: taken for
 * the oldest, a new boiler would be called old.
 */
export function readExtra(field: ExtraNumber, text: string): number | undefined {
  const value = parseDutchNumber(text);
  const isYear = field === 'boilerAgeYears' && Number(value) > EXTRA_NUMBERS[field].max;
  return isYear ? undefined : value;
}

/** Reads the extras of an address: junk is dropped, a number beyond its bounds is brought back. */
export function decodeExtras(query: URLSearchParams): {
  extras: HeatPumpExtras;
  adjustments: ExtraAdjustment[];
} {
  const extras: HeatPumpExtras = {};
  const adjustments: ExtraAdjustment[] = [];
  for (const field of Object.keys(EXTRA_KEYS) as (ExtraChoice | ExtraNumber)[]) {
    const typed = (query.get(EXTRA_KEYS[field]) ?? '').trim();
    if (typed === '') continue;
    const text = typed.toLowerCase();
    const given = typed.slice(0, 40);
    if (field in EXTRA_CHOICES) {
      if (!readWord(extras, field as ExtraChoice, text)) adjustments.push({ field, given });
      continue;
    }
    const value = readExtra(field as ExtraNumber, text);
    if (value === undefined) {
      adjustments.push({ field, given });
      continue;
    }
    const used = nearest(value, EXTRA_NUMBERS[field as ExtraNumber]);
    extras[field as ExtraNumber] = used;
    if (Math.abs(used - value) >= 0.05) adjustments.push({ field, given, used });
  }
  return { extras, adjustments };
}

/** Writes the extras into a query; what was left open is left out. */
export function encodeExtras(extras: HeatPumpExtras, query: URLSearchParams): void {
  for (const [field, key] of Object.entries(EXTRA_KEYS)) {
    const value = extras[field as ExtraChoice | ExtraNumber];
    if (value !== undefined) query.set(key, String(value));
  }
}
