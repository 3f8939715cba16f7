import { describe, expect, it } from 'vitest';
import { type DwellingAnswers, heatPumpCheck, makeReport, toolFigures2026 } from '../index.ts';
import { netRange } from '../terms/ranges.ts';

const today = '2026-11-20';
const report = (answers: DwellingAnswers) => makeReport(answers, toolFigures2026, today);

describe('a heat pump beside the plan', () => {
  const house = { woningtype: 'tussenwoning', bouwjaar: 1972, monthlyCostEur: 190 } as const;
  const { considered } = report(house);
  const { verdicts } = heatPumpCheck(house, toolFigures2026, today);

  it.each([
    ['warmtepomp', 'volledig-elektrisch'],
    ['bodemwarmtepomp', 'bodemwarmtepomp'],
  ])('%s tells what the heat-pump check tells, electric cooking included', (id, kind) => {
    const beside = considered.find((one) => one.id === id);
    const outcome = verdicts.find((one) => one.kind === kind)?.outcome;
    expect(beside?.investmentCents).toStrictEqual(outcome?.investmentCents);
    expect(beside?.subsidyCents).toStrictEqual(outcome?.grantCents);
    expect(beside?.savingCentsPerYear).toStrictEqual(outcome?.savingCentsPerYear);
    expect(beside?.reasons).toContainEqual({
      code: 'met-elektrisch-koken',
      values: { kokenEur: 1250, vasteKostenEurPerJaar: 361 },
    });
  });

  it('has one price, grant and sum to pay, whoever shows it', () => {
    const hybrid = considered.find(({ id }) => id === 'hybride-warmtepomp');
    const checked = verdicts.find(({ kind }) => kind === 'hybride')?.outcome;
    expect(hybrid?.investmentCents).toStrictEqual(checked?.investmentCents);
    expect(hybrid?.subsidyCents).toStrictEqual(checked?.grantCents);
    const first = verdicts.find(({ kind }) => kind === 'volledig-elektrisch')?.outcome?.first;
    for (const id of ['hr-glas', 'dakisolatie']) {
      const { investmentCents, subsidyCents } = considered.find((one) => one.id === id) ?? {};
      const net = first?.measures.find((one) => one.id === id)?.netInvestmentCents;
      expect(investmentCents && subsidyCents && netRange(investmentCents, subsidyCents)).toEqual(
        net,
      );
    }
  });
});

describe('a flat', () => {
  const boiler = (answers: Partial<DwellingAnswers>) => {
    const { plan, considered } = report({ woningtype: 'appartement', bouwjaar: 1975, ...answers });
    return [...plan, ...considered].find(({ id }) => id === 'warmtepompboiler');
  };

  it('gets the hot water that pays, though the label counts it for a little less', () => {
    const second = boiler({ bouwjaar: 1965, flatPosition: 'dak-hoek' });
    expect(second?.step).toBe(2);
    expect(second?.reasons.map(({ code }) => code)).toContain('label-telt-minder');
  });

  it('gets it beside the plan where it would be the plan, as its price rests on one source', () => {
    const alone = boiler({ residents: 3, flatPosition: 'dak' });
    expect(alone?.step).toBe(0);
    expect(alone?.paybackYears).not.toBeNull();
    expect(alone?.reasons[0]?.code).toBe('een-bron');
  });

  it('does not get it where the class would fall, and is told why', () => {
    const one = boiler({ bouwjaar: 1980, residents: 3 });
    expect(one?.step).toBe(0);
    expect(one?.paybackYears).not.toBeNull();
    expect(one?.reasons[0]?.code).toBe('label-slechter');
  });
});
