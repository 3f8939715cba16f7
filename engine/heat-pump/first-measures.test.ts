import { describe, expect, it } from 'vitest';
import { toolFigures2026 } from '../figures/tool-figures.ts';
import { packageFor } from '../plan/package-for.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';
import { sumIndependent } from '../terms/ranges.ts';
import { heatPumpCheck } from './heat-pump-check.ts';
import { heatPumpPowerKw } from './power.ts';

const today = '2026-11-20';
const POOR = { wall: 'niet', roof: 'niet', floor: 'niet', glazing: 'enkel' } as const;

function outcomeOf(answers: Partial<DwellingAnswers>, kind: HeatPumpKind = 'volledig-elektrisch') {
  const house: DwellingAnswers = { woningtype: 'hoekwoning', crawlSpace: 'ja', ...answers };
  const found = heatPumpCheck(house, toolFigures2026, today).verdicts.find(
    (one) => one.kind === kind,
  );
  if (!found?.outcome) throw new Error('not worked out');
  return { ...found, outcome: found.outcome };
}

describe('the measures before a pump', () => {
  it.each<[string, Partial<DwellingAnswers>]>([
    ['a corner house of 1974', { bouwjaar: 1974, ...POOR }],
    ['a detached house of 1910', { woningtype: 'vrijstaand', bouwjaar: 1910, ...POOR }],
  ])('cost and save what the same package does: %s', (_, answers) => {
    const { measures, outcome, measureId } = outcomeOf(answers);
    const house: DwellingAnswers = { woningtype: 'hoekwoning', crawlSpace: 'ja', ...answers };
    const priced = packageFor(house, [...measures, measureId], toolFigures2026, today).measures;
    const first = priced.filter(({ id }) => measures.includes(id));
    const sum = (cents: (one: (typeof first)[number]) => number) =>
      first.reduce((total, one) => total + cents(one), 0);
    expect(first).toHaveLength(4);
    expect(outcome.first?.netInvestmentCents.mid).toBe(
      sum((one) => (one.investmentCents?.mid ?? 0) - (one.subsidyCents?.mid ?? 0)),
    );
    const saving = sum((one) => one.savingCentsPerYear.mid);
    // Done in another order each saves another part, the whole is the same.
    expect(Math.abs((outcome.first?.savingCentsPerYear.mid ?? 0) - saving)).toBeLessThan(10);
  });

  it('add up with the pump to the whole', () => {
    const { outcome, measures } = outcomeOf({ bouwjaar: 1974, ...POOR });
    const { first, netInvestmentCents, savingCentsPerYear } = outcome;
    expect(first?.measures.map(({ id }) => id)).toStrictEqual(measures);
    expect(first?.together.netInvestmentCents.mid).toBe(
      netInvestmentCents.mid + (first?.netInvestmentCents.mid ?? 0),
    );
    expect(first?.together.savingCentsPerYear.mid).toBe(
      savingCentsPerYear.mid + (first?.savingCentsPerYear.mid ?? 0),
    );
  });

  it('spread no wider with the pump than prices do that err apart', () => {
    const { outcome } = outcomeOf({ bouwjaar: 1974, ...POOR });
    const parts = [outcome, ...(outcome.first?.measures ?? [])].flatMap(
      ({ netInvestmentCents }) => netInvestmentCents ?? [],
    );
    const { low, high } = sumIndependent(parts);
    const whole = outcome.first?.together.netInvestmentCents;
    expect(parts).toHaveLength(5);
    expect(Math.abs((whole?.low ?? 0) - low)).toBeLessThan(5);
    expect(Math.abs((whole?.high ?? 0) - high)).toBeLessThan(5);
  });

  it('get the double grant beside the pump, also when there is one only', () => {
    const { outcome } = outcomeOf({
      bouwjaar: 1990,
      wall: 'goed',
      roof: 'niet',
      floor: 'goed',
      glazing: 'hr++',
    });
    const alone = packageFor(
      { woningtype: 'hoekwoning', crawlSpace: 'ja', bouwjaar: 1990, roof: 'niet' },
      ['dakisolatie'],
      toolFigures2026,
      today,
    ).measures[0];
    const net = (alone?.investmentCents?.mid ?? 0) - 2 * (alone?.subsidyCents?.mid ?? 0);
    // To the cent, but for rounding half a cent twice.
    expect(Math.abs((outcome.first?.netInvestmentCents.mid ?? 0) - net)).toBeLessThanOrEqual(2);
  });

  it('are nothing where none has to come first', () => {
    expect(outcomeOf({ bouwjaar: 1974 }, 'hybride').outcome.first).toBeNull();
    expect(outcomeOf({ bouwjaar: 2012 }).outcome.first).toBeNull();
  });
});

it.each([
  ['hybride', 'tussenwoning', 1974],
  ['volledig-elektrisch', 'tussenwoning', 1974],
  ['volledig-elektrisch', 'vrijstaand', 1910],
  ['bodemwarmtepomp', 'hoekwoning', 2010],
] as const)(
  'the power of a %s in a %s of %i is that of the check',
  (kind, woningtype, bouwjaar) => {
    const answers = { woningtype, bouwjaar };
    const { verdicts } = heatPumpCheck(answers, toolFigures2026, today);
    const outcome = verdicts.find((one) => one.kind === kind)?.outcome;
    expect(heatPumpPowerKw(kind, answers, toolFigures2026)).toBe(outcome?.powerKw.after.mid);
  },
);

it('a flat has a power too, though its association has to agree first', () => {
  const kW = heatPumpPowerKw('volledig-elektrisch', { woningtype: 'appartement' }, toolFigures2026);
  expect(kW).toBeGreaterThan(2);
});
