import { describe, expect, it } from 'vitest';
import { CHOICES, cleanAnswers, type DwellingAnswers, figures2026, makeReport } from '../index.ts';
import { restsOnOneSource } from '../measures/one-source.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { type Plan, planFor } from './plan.ts';

const plan = (answers: DwellingAnswers): Plan =>
  planFor(resolveHouse(cleanAnswers(answers), figures2026, 2026).house, figures2026);
const idsOf = ({ steps }: Pick<Plan, 'steps'>) => steps.map(({ candidate }) => candidate.id);

const plans = CHOICES.woningtype.flatMap((woningtype) =>
  [1910, 1955, 1975, 1990, 2010].flatMap((bouwjaar) =>
    [120, 150, 180, 230, 300].map((monthlyCostEur) =>
      plan({ woningtype, bouwjaar, monthlyCostEur }),
    ),
  ),
);
/** Those whose best way would begin with what one publisher prices. */
const relieved = plans.filter(({ route, compared }) => route !== compared);

describe('a plan that would begin with a price from one source', () => {
  it('begins with something else, or holds nothing', () => {
    expect(relieved.length).toBeGreaterThan(10);
    for (const { steps, compared } of relieved) {
      const [first] = steps;
      expect(restsOnOneSource(compared.steps[0]?.candidate.id ?? 'dakisolatie')).toBe(true);
      expect(first !== undefined && restsOnOneSource(first.candidate.id)).toBe(false);
    }
    const others = plans.filter(({ route, compared }) => route === compared);
    for (const { steps } of others) {
      expect(restsOnOneSource(steps[0]?.candidate.id ?? 'dakisolatie')).toBe(false);
    }
  });

  it('holds what it then holds in its way of heating, no more', () => {
    for (const one of relieved) {
      const steps = idsOf(one);
      expect(one.route.heat.ids.filter((id) => !steps.includes(id))).toEqual([]);
    }
  });

  it('keeps the gain of a pump as it was compared, and of the present heating tells what is left', () => {
    const pumps = relieved.filter(({ route }) => route.id !== 'huidig');
    const present = relieved.filter(({ route }) => route.id === 'huidig');
    expect(pumps.length).toBeGreaterThan(0);
    expect(present.length).toBeGreaterThan(0);
    for (const { route, compared } of pumps) {
      expect(route.heat.gainEur).toBe(compared.heat.gainEur);
    }
    for (const { route, compared } of present) {
      expect(route.heat.gainEur).toBeLessThanOrEqual(compared.heat.gainEur);
      if (route.steps.length === 0) expect(route.heat.gainEur).toBe(0);
    }
  });

  it('takes up no large work that it did not hold when all was counted', () => {
    const least = figures2026.assumptions.largeWorkEur.value * 100;
    const nets = [165, 170, 175, 180, 185].map((monthlyCostEur) => {
      const answers = { woningtype: 'tussenwoning', bouwjaar: 1910, monthlyCostEur } as const;
      const report = makeReport(answers, figures2026, '2026-11-20');
      const compared = plan(answers).compared.heat.ids;
      const large = report.plan.filter(
        ({ investmentCents, subsidyCents }) =>
          investmentCents.mid - (subsidyCents?.mid ?? 0) > least,
      );
      expect(large.map(({ id }) => id).filter((id) => !compared.includes(id))).toEqual([]);
      return report.totals.netInvestmentCents.mid;
    });
    // It once went from nothing to EUR 12,153, to 3,450 and back (decision 76).
    expect(nets).toEqual(nets.toSorted((a, b) => a - b));
  });
});
