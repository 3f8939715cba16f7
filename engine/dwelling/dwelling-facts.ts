import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import type { DwellingFacts } from '../report/report-types.ts';
import type { AnswerField } from './answers.ts';
import { fact } from './assume-house.ts';
import type { CleanAnswers } from './clean-answers.ts';
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

/** What the house was taken to be, with what the bill and the meters say. */
export function dwellingOf(
  given: Partial<Record<AnswerField, unknown>>,
  clean: CleanAnswers,
  resolved: ResolvedHouse,
  figures: Figures,
): DwellingFacts {
  const known = clean.woningtype === given.woningtype;
  return {
    ...resolved.facts,
    woningtype: { value: clean.woningtype, origin: known ? 'visitor' : 'assumption' },
    ...meterFacts(clean, resolved, figures),
  };
}
