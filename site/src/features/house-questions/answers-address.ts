import {
  type AnswerField,
  CHOICES,
  type ChoiceField,
  cleanAnswers,
  type DwellingAnswers,
  type NumberField,
} from '@sens/engine';
import { parseDutchNumber } from '#lib/typed-number.ts';
import { isChoiceField } from '#words/house/answer-words.ts';
import { nearestValid } from './bounds.ts';

/**
 * The short Dutch names of the questions in an address, also the names of the form's fields. Only
 * what is asked of a house: nothing here says who lives there or where it stands.
 */
export const ADDRESS_KEYS: Record<AnswerField, string> = {
  woningtype: 'woningtype',
  flatPosition: 'ligging',
  bouwjaar: 'bouwjaar',
  floorAreaM2: 'm2',
  residents: 'bewoners',
  wallType: 'muurtype',
  wall: 'muur',
  wallAreaM2: 'muurm2',
  roofType: 'daktype',
  roof: 'dak',
  roofAreaM2: 'dakm2',
  floor: 'vloer',
  groundFloorAreaM2: 'vloerm2',
  crawlSpace: 'kruipruimte',
  glazing: 'glas',
  windowAreaM2: 'glasm2',
  doors: 'deuren',
  draughtProofing: 'kieren',
  ventilation: 'ventilatie',
  heating: 'verwarming',
  emitters: 'afgifte',
  hotWater: 'warmwater',
  cooking: 'koken',
  solarPanels: 'panelen',
  roofOrientation: 'dakrichting',
  batteryKwh: 'batterij',
  thermostatC: 'thermostaat',
  monthlyCostEur: 'maandbedrag',
  gasM3PerYear: 'gas',
  electricityKwhPerYear: 'stroom',
};

const FIELDS = Object.keys(ADDRESS_KEYS) as AnswerField[];

/** A value in an address that was not used as it stood. */
interface Adjustment {
  field: AnswerField;
  /** What stood there, at most 40 characters. */
  given: string;
  /** The nearest valid number that is used in its place; nothing when it is assumed. */
  used?: number;
}

/** What an address says of a house, and what of it could not be used. */
export interface DecodedAnswers {
  answers: DwellingAnswers;
  adjustments: Adjustment[];
}

/** Answers as the query of an address; what was not answered is left out. */
export function encodeAnswers(answers: DwellingAnswers): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    const value = answers[field];
    if (value === undefined) continue;
    query.set(
      ADDRESS_KEYS[field],
      typeof value === 'number' ? String(Number(value.toFixed(2))) : value,
    );
  }
  return query;
}

function readChoice(field: ChoiceField, text: string): string | undefined {
  // A + typed by hand in an address arrives as a space.
  const value = text.toLowerCase().replaceAll(' ', '+');
  return (CHOICES[field] as readonly string[]).find((one) => one === value);
}

function readNumber(field: NumberField, text: string, thisYear?: number): number | undefined {
  const value = parseDutchNumber(text);
  return value === undefined ? undefined : nearestValid(field, value, thisYear);
}

/** Whether a value is used as it stood; rounding to two decimals is nothing to tell of. */
function isAsGiven(value: string | number | undefined, text: string): boolean {
  if (typeof value !== 'number') return value !== undefined;
  return Math.abs(value - (parseDutchNumber(text) ?? Number.NaN)) < 0.01;
}

/**
 * Reads what {@link encodeAnswers} or the form without script wrote, or somebody typed: junk is
 * dropped, a number out of bounds counts as the nearest valid one, and both are told.
 * @param thisYear last year in which a house can be built
 */
export function decodeAnswers(query: URLSearchParams, thisYear?: number): DecodedAnswers {
  const found: Partial<Record<AnswerField, string | number>> = {};
  const adjustments: Adjustment[] = [];
  for (const field of FIELDS) {
    const text = query.get(ADDRESS_KEYS[field]) ?? '';
    if (text.trim() === '') continue;
    const value = isChoiceField(field)
      ? readChoice(field, text)
      : readNumber(field, text, thisYear);
    if (value !== undefined) found[field] = value;
    if (isAsGiven(value, text)) continue;
    const used = typeof value === 'number' ? { used: value } : {};
    adjustments.push({ field, given: text.slice(0, 40), ...used });
  }
  const clean = Object.entries(cleanAnswers(found)).filter(([, value]) => value !== undefined);
  return { answers: Object.fromEntries(clean) as DwellingAnswers, adjustments };
}
