import { describe, expect, it } from 'vitest';
import { type DwellingAnswers, figures2026, type MeasureId, makeReport } from '../index.ts';
import { packageFor } from './package-for.ts';

const TODAY = '2026-11-20';
const chosenIn = (answers: DwellingAnswers, ...chosen: MeasureId[]) =>
  packageFor(answers, chosen, figures2026, TODAY);
const orderOf = (answers: DwellingAnswers, ...chosen: MeasureId[]) =>
  chosenIn(answers, ...chosen).measures.map(({ id }) => id);

const OLD = { woningtype: 'hoekwoning', bouwjaar: 1968, monthlyCostEur: 220 } as const;
const NEWER = { woningtype: 'hoekwoning', bouwjaar: 2008 } as const;

describe('what somebody chooses', () => {
  it('of two that exclude each other is the one, and says of the other which', () => {
    const both = chosenIn(OLD, 'spouwmuurisolatie', 'hr-glas', 'triple-glas');
    expect(both.measures.map(({ id }) => id)).toEqual(['spouwmuurisolatie', 'triple-glas']);
    expect(both.leftOut).toEqual([
      {
        id: 'hr-glas',
        reason: { code: 'andere-keuze-gekozen', values: { gekozen: 'triple-glas' } },
      },
    ]);
  });

  it('gives way to nothing that this house cannot take', () => {
    const house = { woningtype: 'hoekwoning', bouwjaar: 1972 } as const;
    const both = chosenIn(house, 'hybride-warmtepomp', 'warmtepomp');
    expect(both.measures.map(({ id }) => id)).toEqual(['hybride-warmtepomp']);
    expect(both.leftOut.map(({ id }) => id)).toEqual(['warmtepomp']);
    expect(both.leftOut[0]?.reason.code).not.toBe('andere-keuze-gekozen');
  });

  it('cooks off the gas after the pump, which leaves only that to the gas', () => {
    const order = orderOf(NEWER, 'zonnepanelen', 'thuisbatterij', 'warmtepomp', 'elektrisch-koken');
    expect(order).toEqual(['warmtepomp', 'elektrisch-koken', 'zonnepanelen', 'thuisbatterij']);
  });

  it('cooks off the gas after the hot water where gas stays, and before the panels', () => {
    const chosen = [
      'zonnepanelen',
      'elektrisch-koken',
      'zonneboiler',
      'hybride-warmtepomp',
    ] as const;
    expect(orderOf(NEWER, ...chosen)).toEqual([
      'hybride-warmtepomp',
      'zonneboiler',
      'elektrisch-koken',
      'zonnepanelen',
    ]);
  });

  it.each([OLD, NEWER, { ...OLD, monthlyCostEur: 420 }, { woningtype: 'vrijstaand' } as const])(
    'costs, gets and saves what the plan says where it is the plan: %o',
    (answers) => {
      const { plan } = makeReport(answers, figures2026, TODAY);
      const { measures } = chosenIn(answers, ...plan.map(({ id }) => id).toReversed());
      const sums = (list: typeof measures) =>
        list.map(({ id, step, investmentCents, subsidyCents, savingCentsPerYear }) => {
          return { id, step, investmentCents, subsidyCents, savingCentsPerYear };
        });
      expect(plan.length).toBeGreaterThan(1);
      expect(sums(measures)).toEqual(sums(plan));
    },
  );
});
