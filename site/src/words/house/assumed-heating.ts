import type { Choice, DwellingFacts } from '@sens/engine';

type Heating = Choice<'heating'>;

/** What is said of a way of heating that nobody told; whoever reads of somebody else's house has other words. */
export interface AssumedHeatingCopy {
  heating: Partial<Record<Heating, string>>;
}

export const ASSUMED_HEATING_COPY: AssumedHeatingCopy = {
  heating: {
    'cv-ketel':
      'Wij rekenen met een cv-ketel op gas. Heeft u stadsverwarming, blokverwarming of al een warmtepomp? Dan wordt het plan anders.',
    warmtepomp:
      'Wij rekenen met een warmtepomp. Heeft u stadsverwarming of toch een cv-ketel? Dan wordt het plan anders.',
  },
};

/** The same as a question, where it leads to the one in which it can be told. */
const ASKED: Partial<Record<Heating, string>> = {
  'cv-ketel': 'Verwarmt u met een cv-ketel op gas?',
  warmtepomp: 'Verwarmt u met een warmtepomp?',
};

type Facts = Pick<DwellingFacts, 'heating' | 'gasM3PerYear'>;

/** Whether nobody told how this house is heated, and no gas meter was read either. */
const isAssumed = ({ heating, gasM3PerYear }: Facts): boolean =>
  heating.origin === 'assumption' && gasM3PerYear.origin !== 'visitor';

/**
 * How the report takes a house to be heated, as a question; nothing where that was told. The form does not ask it, and
 * no other assumption changes a plan as much.
 */
export const assumedHeatingAsked = (facts: Facts): string | undefined =>
  isAssumed(facts) ? ASKED[facts.heating.value] : undefined;

/** The same in sentences, for who reads it where nothing can be answered. */
export const assumedHeatingWords = (
  facts: Facts,
  copy: AssumedHeatingCopy = ASSUMED_HEATING_COPY,
): string => (isAssumed(facts) ? (copy.heating[facts.heating.value] ?? '') : '');
