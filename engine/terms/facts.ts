import type { Choice, ChoiceField, NumberField } from './answers.ts';

/** Where a fact about the house comes from: a page says which are known and which assumed. */
export type Origin = 'register' | 'visitor' | 'assumption';

/** A value with its origin, so that the visitor sees what is known and what is assumed. */
export interface Fact<T> {
  value: T;
  origin: Origin;
  /** What the visitor said, where it could not be taken as it stands; `value` is taken in its place. */
  given?: T;
}

/** The roof as it was told or registered; nothing where it was assumed, since most but not all are that. */
export const knownRoof = ({ roofType }: Pick<DwellingFacts, 'roofType'>) =>
  roofType.origin === 'assumption' ? undefined : roofType.value;

/** What the house was taken to be, each value with its origin; every one can be corrected by the visitor. */
export type DwellingFacts = {
  [Field in ChoiceField]: Fact<Choice<Field>>;
} & { [Field in NumberField]: Fact<number> };

/** Whether the visitor read both meters: then gas and power of now are no estimate. */
export const readsMeters = ({
  gasM3PerYear,
  electricityKwhPerYear,
}: Pick<DwellingFacts, 'gasM3PerYear' | 'electricityKwhPerYear'>): boolean =>
  [gasM3PerYear, electricityKwhPerYear].every(({ origin }) => origin === 'visitor');
