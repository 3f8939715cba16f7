import { fact } from '../dwelling/assume-house.ts';
import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import {
  type AnswerField,
  type DwellingAnswers,
  NUMBERS,
  type NumberField,
} from '../terms/answers.ts';
import type { DwellingFacts } from '../terms/facts.ts';
import { readHouse } from './read-house.ts';
import type { ResolvedHouse } from './resolve-house.ts';

/** What the bill and the meters say, or what is expected of them. */
function meterFacts(answers: CleanAnswers, resolved: ResolvedHouse, figures: Figures) {
  const { gasM3, boughtKwh } = energyUseOf(resolved.house, figures);
  return {
    monthlyCostEur: resolved.monthlyCostEur,
    gasM3PerYear: fact(answers.gasM3PerYear, Math.round(gasM3)),
    electricityKwhPerYear: fact(answers.electricityKwhPerYear, Math.round(boughtKwh)),
  };
}

type Given = Partial<Record<AnswerField, unknown>>;

/** The facts with what was said beside what was taken, where these differ: no answer changes silently. */
function besideGiven(facts: DwellingFacts, given: Given): DwellingFacts {
  const told = { ...facts };
  for (const field of Object.keys(NUMBERS) as NumberField[]) {
    const said = Number(given[field]);
    const fact = told[field];
    if (Number.isFinite(given[field]) && said !== fact.value)
      told[field] = { ...fact, given: said };
  }
  return told;
}

/** What the house was taken to be, with what the bill and the meters say. */
export function dwellingOf(
  given: Given,
  clean: CleanAnswers,
  resolved: ResolvedHouse,
  figures: Figures,
): DwellingFacts {
  const known = clean.woningtype === given.woningtype;
  const facts: DwellingFacts = {
    ...resolved.facts,
    woningtype: { value: clean.woningtype, origin: known ? 'visitor' : 'assumption' },
    ...meterFacts(clean, resolved, figures),
  };
  return besideGiven(facts, given);
}

/** What a report takes a house to be, without working out the report. */
export function readDwelling(
  answers: DwellingAnswers,
  figures: Figures,
  today: string,
): DwellingFacts {
  const { clean, resolved } = readHouse(answers, figures, today);
  return dwellingOf(answers, clean, resolved, figures);
}
