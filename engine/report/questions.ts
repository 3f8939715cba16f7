import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import { type ResolvedHouse, resolveHouse } from '../dwelling/resolve-house.ts';
import { yearlyCostEur } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import { realHeatNeedKwh } from '../energy/heat-demand.ts';
import type { Figures } from '../figures/index.ts';
import { ep2Of, labelClassOf } from '../label/label.ts';
import { planFor } from '../plan/plan.ts';
import type { LabelClass, Reason } from './report-types.ts';

/** The figures by which two outcomes are compared. */
interface Outcome {
  savingEur: number;
  heatKwh: number;
  ep2: number;
}

/** An unanswered question with the outcomes that its possible answers lead to. */
export interface Question {
  field: keyof CleanAnswers;
  outcomes: Outcome[];
}

function outcomeOf({ house }: ResolvedHouse, figures: Figures): Outcome {
  const cost = (one: typeof house) => yearlyCostEur(energyUseOf(one, figures), figures);
  return {
    savingEur: cost(house) - cost(planFor(house, figures).after),
    heatKwh: realHeatNeedKwh(house, figures),
    ep2: ep2Of(house, figures),
  };
}

/** Plausible other answers to a question that was left open. */
function alternatives(resolved: ResolvedHouse, figures: Figures): Partial<CleanAnswers>[][] {
  const { facts, monthlyCostEur, house } = resolved;
  const { alternatives: options, worthwhileBelowRc } = figures.assumptions;
  const area = facts.floorAreaM2.value;
  const parts = [
    { key: 'roof', rc: house.shell.roofRc, below: worthwhileBelowRc.value.roof },
    { key: 'wall', rc: house.shell.wallRc, below: worthwhileBelowRc.value.roof },
    { key: 'floor', rc: house.shell.floorRc, below: worthwhileBelowRc.value.floor },
  ] as const;
  return [
    options.value.bouwjaar.map((bouwjaar) => ({ bouwjaar })),
    options.value.areaFactor.map((factor) => ({ floorAreaM2: area * factor })),
    options.value.costFactor.map((factor) => ({ monthlyCostEur: monthlyCostEur.value * factor })),
    options.value.residents.map((residents) => ({ residents })),
    ...parts.map(({ key, rc, below }): Partial<CleanAnswers>[] =>
      // A part that the building decree already had insulated leaves no doubt.
      rc < below ? [{ [key]: 'niet' }, { [key]: 'goed' }] : [],
    ),
    house.shell.glazing === 'dubbel' ? [{ glazing: 'enkel' }, { glazing: 'hr++' }] : [],
    // Where a heat network is common; in other houses the boiler is all but certain.
    house.woningtype === 'appartement' || house.heating === 'warmtepomp'
      ? [{ heating: 'warmtenet' }]
      : [],
    facts.solarPanels?.value === 0 ? [{ solarPanels: options.value.panels }] : [],
  ];
}

/** Every unanswered question with the outcomes of its possible answers, the present one first. */
export function openQuestions(
  answers: CleanAnswers,
  resolved: ResolvedHouse,
  figures: Figures,
  thisYear: number,
): Question[] {
  const base = outcomeOf(resolved, figures);
  const questions: Question[] = [];
  for (const options of alternatives(resolved, figures)) {
    const field = Object.keys(options[0] ?? {})[0] as keyof CleanAnswers | undefined;
    if (field === undefined || answers[field] !== undefined) continue;
    const others = options.map((option) =>
      outcomeOf(resolveHouse({ ...answers, ...option }, figures, thisYear), figures),
    );
    questions.push({ field, outcomes: [base, ...others] });
  }
  return questions;
}

/** Half the distance between the outer outcomes, as a share of the present one. */
function doubt(questions: readonly Question[], pick: (outcome: Outcome) => number): number[] {
  return questions.map(({ outcomes }) => {
    const values = outcomes.map(pick);
    const base = Math.abs(values[0] ?? 0);
    return base > 0 ? (Math.max(...values) - Math.min(...values)) / 2 / base : 0;
  });
}

/** Questions about the house itself, which leave its heat and label in doubt. */
const aboutHouse: readonly (keyof CleanAnswers)[] = [
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

/** The answers that would change the outcome most: by the total saving, then by the label. */
export function wouldChange(questions: readonly Question[], figures: Figures): Reason[] {
  const label = (outcome: Outcome): LabelClass => labelClassOf(outcome.ep2, figures);
  const scored = questions.map(({ field, outcomes }) => {
    const savings = outcomes.map((one) => one.savingEur);
    const low = Math.min(...savings);
    const high = Math.max(...savings);
    const byEp2 = outcomes.toSorted((a, b) => a.ep2 - b.ep2);
    const values = {
      vraag: field,
      besparingLaagEurPerJaar: Math.round(low),
      besparingHoogEurPerJaar: Math.round(high),
      labelBest: label(byEp2[0] as Outcome),
      labelSlechtst: label(byEp2.at(-1) as Outcome),
    };
    return { score: high - low, reason: { code: 'antwoord-verandert' as const, values } };
  });
  return scored
    .filter(
      ({ score, reason: { values } }) => score >= 1 || values.labelBest !== values.labelSlechtst,
    )
    .sort((a, b) => b.score - a.score)
    .map(({ reason }) => reason);
}
