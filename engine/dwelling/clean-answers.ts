import type { DwellingAnswers, InsulationLevel, Woningtype } from './answers.ts';
import type { Glazing, Heating } from './house.ts';

const types: readonly Woningtype[] = [
  'tussenwoning',
  'hoekwoning',
  'twee-onder-een-kap',
  'vrijstaand',
  'appartement',
];
const levels: readonly InsulationLevel[] = ['niet', 'matig', 'goed'];
const glazings: readonly Glazing[] = ['enkel', 'dubbel', 'hr++', 'triple'];
const heatings: readonly Heating[] = ['cv-ketel', 'hybride', 'warmtepomp', 'warmtenet'];

function known<T>(value: T | undefined, allowed: readonly T[]): T | undefined {
  return allowed.find((one) => one === value);
}

function number(value: number | undefined): number | undefined {
  return typeof value === 'number' && !Number.isNaN(value) ? value : undefined;
}

/** A whole number; a year or a number of people has no fraction. */
function whole(value: number | undefined): number | undefined {
  const known = number(value);
  return known === undefined ? undefined : Math.round(known);
}

/** Answers with every value either usable or missing. */
export type CleanAnswers = {
  [Key in keyof DwellingAnswers]-?: Key extends 'woningtype'
    ? Woningtype
    : DwellingAnswers[Key] | undefined;
};

/** Drops what is no answer at all (an unknown word, NaN); an unknown type counts as the most common one. */
export function cleanAnswers(answers: DwellingAnswers): CleanAnswers {
  return {
    woningtype: known(answers.woningtype, types) ?? 'tussenwoning',
    bouwjaar: whole(answers.bouwjaar),
    monthlyCostEur: number(answers.monthlyCostEur),
    floorAreaM2: number(answers.floorAreaM2),
    residents: whole(answers.residents),
    roof: known(answers.roof, levels),
    wall: known(answers.wall, levels),
    floor: known(answers.floor, levels),
    glazing: known(answers.glazing, glazings),
    heating: known(answers.heating, heatings),
    solarPanels: whole(answers.solarPanels),
  };
}
