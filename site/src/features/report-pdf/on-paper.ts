import type { DwellingFacts, PlannedMeasure, Reason, ReasonCode } from '@sens/engine';

/**
 * What the page tells of a step and paper leaves to it: what explains the order or a sum, and what stands elsewhere
 * on paper (how the subsidy doubles and what a word means). Paper keeps what one decides on or must see to.
 */
const ON_PAGE: readonly ReasonCode[] = [
  'verlies-deel',
  'nodig-voor-warmtepomp',
  'glas-vervangt',
  'isde-verdubbeld',
  'saldering-stopt',
  'saldering-gestopt',
  'prijs-indicatief',
  'prijs-afgeleid',
];

/** A step less what paper leaves to the page; of glass that was assumed paper keeps that the step may fall away. */
export const onPaper = (
  measure: PlannedMeasure,
  { glazing }: Pick<DwellingFacts, 'glazing'>,
): PlannedMeasure => ({
  ...measure,
  excludes: [],
  reasons: measure.reasons.filter(
    ({ code }) =>
      !ON_PAGE.includes(code) || (code === 'glas-vervangt' && glazing.origin === 'assumption'),
  ),
});

/**
 * What the page tells of how all was worked out and paper leaves to it. Paper keeps what one agrees to or checks with
 * a quote in hand, and what is particular to this house.
 */
const WORKED_OUT: readonly ReasonCode[] = [
  'werkelijk-gebruik',
  'jaarverbruik-gebruikt',
  'label-uit-berekening',
  'vaste-kosten',
  'co2-hele-keten',
  'zonder-salderen',
  'maandbedrag-gebruikt',
  'routes-vergeleken',
  'warmtefonds-lening',
];

/** Of how a report was worked out, what paper says. */
export const assumedOnPaper = (all: readonly Reason[]): Reason[] =>
  all.filter(({ code }) => !WORKED_OUT.includes(code));
