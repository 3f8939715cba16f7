import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import { realHeatNeedKwh } from '../energy/heat-demand.ts';
import type { Figures } from '../figures/index.ts';
import { ep2Of, labelClassOf } from '../label/label.ts';
import type { Plan } from '../plan/plan.ts';
import { type QuickPackage, quickPackage, quickSavingEur } from '../plan/quick-outcome.ts';
import { type ResolvedHouse, resolveHouse } from '../reading/resolve-house.ts';
import type { AnswerField } from '../terms/answers.ts';
import type { ReasonOf } from '../terms/reasons.ts';
import { alternatives } from './alternatives.ts';

/** The figures by which two outcomes are compared. */
interface Outcome {
  savingEur: number;
  heatKwh: number;
  ep2: number;
}

/** An unanswered question with the outcomes that its possible answers lead to. */
export interface Question {
  field: AnswerField;
  options: readonly (string | number)[];
  /** Of the present answer, and then of each option. */
  outcomes: Outcome[];
}

function outcomeOf({ house }: ResolvedHouse, quick: QuickPackage, figures: Figures): Outcome {
  return {
    savingEur: quickSavingEur(house, quick, figures),
    heatKwh: realHeatNeedKwh(house, figures),
    ep2: ep2Of(house, figures),
  };
}

/** Every unanswered question with the outcomes of its possible answers, the present one first. */
export function openQuestions(
  answers: CleanAnswers,
  resolved: ResolvedHouse,
  plan: Plan,
  figures: Figures,
  thisYear: number,
): Question[] {
  const quick = quickPackage(resolved.house, plan, figures);
  const base = outcomeOf(resolved, quick, figures);
  return alternatives(answers, resolved, figures).map(({ field, options }) => {
    const others = options.map((value) => {
      const house = resolveHouse({ ...answers, [field]: value }, figures, thisYear);
      return outcomeOf(house, quick, figures);
    });
    return { field, options, outcomes: [base, ...others] };
  });
}

/** Half the distance between the outer outcomes, as a share of the present one. */
export function doubt(
  questions: readonly Question[],
  pick: (outcome: Outcome) => number,
): number[] {
  return questions.map(({ outcomes }) => {
    const values = outcomes.map(pick);
    const base = Math.abs(values[0] ?? 0);
    return base > 0 ? (Math.max(...values) - Math.min(...values)) / 2 / base : 0;
  });
}

/** Questions about the house itself, which leave its heat and label in doubt. */
const aboutHouse: readonly AnswerField[] = [
  'bouwjaar',
  'floorAreaM2',
  'roof',
  'wall',
  'floor',
  'glazing',
];

/** How far the open questions leave heat use and EP2 in doubt, as shares per question. */
export function doubts(questions: readonly Question[]): { heat: number[]; ep2: number[] } {
  const asked = questions.filter(({ field }) => aboutHouse.includes(field));
  return { heat: doubt(asked, (one) => one.heatKwh), ep2: doubt(asked, (one) => one.ep2) };
}

/** How many answers are named; more would be a form, not a hint. */
const shown = 3;

/** The answers that would change the outcome most: by the total saving, then by the label. */
export function wouldChange(
  questions: readonly Question[],
  figures: Figures,
): ReasonOf<'antwoord-verandert'>[] {
  return questions
    .map(({ field, outcomes }) => {
      const savings = outcomes.map((one) => one.savingEur);
      const ep2s = outcomes.map((one) => one.ep2);
      return {
        vraag: field,
        verschilEurPerJaar: Math.round(Math.max(...savings) - Math.min(...savings)),
        labelBest: labelClassOf(Math.min(...ep2s), figures),
        labelSlechtst: labelClassOf(Math.max(...ep2s), figures),
      };
    })
    .filter((one) => one.verschilEurPerJaar > 0 || one.labelBest !== one.labelSlechtst)
    .sort((a, b) => b.verschilEurPerJaar - a.verschilEurPerJaar)
    .slice(0, shown)
    .map((values) => ({ code: 'antwoord-verandert', values }));
}
