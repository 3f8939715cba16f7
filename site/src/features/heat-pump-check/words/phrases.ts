import type { HeatPumpKind, MeasureId } from '@sens/engine';
import { andList } from '#lib/and-list.ts';
import { formatEuro } from '#lib/format-nl.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';

/** ToolFigures and words that come with a code of the engine. */
export type Values = Record<string, number | string>;

/** A code of the engine in Dutch. */
export type Words<Code extends string> = Record<Code, (values: Values) => string>;

const PARTS: Record<string, string> = {
  dak: 'het dak',
  vloer: 'de vloer',
  gevel: 'de gevel',
  glas: 'het glas',
};

/** Parts of the shell by the engine's words: "het dak, de vloer en het glas". */
export const partWords = (value: number | string | undefined): string =>
  andList(
    String(value ?? '')
      .split(',')
      .filter(Boolean)
      .map((part) => PARTS[part] ?? part),
  );

/** A figure that comes with a code, 0 when it is missing. */
export const numberOf = (values: Values, name: string): number => {
  const value = Number(values[name]);
  return Number.isFinite(value) ? value : 0;
};

/** Whole euros that come with a code. */
export const euroOf = (values: Values, name: string): string =>
  formatEuro(numberOf(values, name) * 100);

/** Degrees: "-5 °C". */
export const degrees = (value: number): string =>
  `${String(value).replace('-', '\u2212').replace('.', ',')}\u00a0°C`;

/** A price per unit with its cents: "€ 1,34". */
export const priceOf = (values: Values, name: string): string =>
  `€\u00a0${numberOf(values, name).toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** A measure's name for visitors. */
export const measureName = (id: MeasureId): string => MEASURE_WORDS[id]?.name ?? id;

/** The kinds as names, and inside a sentence with and without an article. */
export const KIND_WORDS: Record<HeatPumpKind, { name: string; one: string; the: string }> = {
  hybride: {
    name: 'Hybride',
    one: 'een hybride warmtepomp',
    the: 'de hybride warmtepomp',
  },
  'volledig-elektrisch': {
    name: 'Volledig elektrisch',
    one: 'een volledig elektrische warmtepomp',
    the: 'de volledig elektrische warmtepomp',
  },
  bodemwarmtepomp: {
    // May break here in a narrow column.
    name: 'Bodem\u00adwarmtepomp',
    one: 'een bodemwarmtepomp',
    the: 'de bodemwarmtepomp',
  },
};

/** What each kind is, in a few words. */
export const KIND_SUMMARIES: Record<HeatPumpKind, string> = {
  hybride: 'Met buitenunit. Uw cv-ketel blijft en helpt bij kou.',
  'volledig-elektrisch': 'Met buitenunit. Geen gas meer.',
  bodemwarmtepomp: 'Met een bron in de grond. Geen buitenunit, geen gas.',
};
