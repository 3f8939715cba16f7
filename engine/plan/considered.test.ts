import { describe, expect, it } from 'vitest';
import {
  CHOICES,
  type DwellingAnswers,
  heatPumpCheck,
  makeReport,
  toolFigures2026,
} from '../index.ts';
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

describe('what does not save', () => {
  const houses = CHOICES.woningtype.flatMap((woningtype) =>
    [1920, 1965, 1990, 2022].flatMap((bouwjaar) =>
      CHOICES.ventilation.map((ventilation) => ({
        ...{ woningtype, bouwjaar, ventilation, monthlyCostEur: 60 },
      })),
    ),
  );

  it('stands beside no plan with its figures, and says why not', () => {
    const reports = houses.map(report);
    const saved = reports.flatMap(({ considered }) =>
      considered.map((one) => one.savingCentsPerYear),
    );
    // In whole euros it is no "EUR 0" either.
    expect(Math.min(...saved.map(({ mid }) => mid))).toBeGreaterThanOrEqual(50);
    const nothing = reports.flatMap(({ leftOut }) =>
      leftOut.filter(({ reason }) => reason.code === 'geen-besparing').map(({ id }) => id),
    );
    const none = ['ventilatie-wtw', 'hybride-warmtepomp', 'triple-glas'];
    expect(new Set(nothing)).toEqual(new Set(none));
  });
});

describe('what does not earn itself back', () => {
  const solid: readonly DwellingAnswers[] = [
    { woningtype: 'hoekwoning', bouwjaar: 1909, residents: 2, wall: 'niet', crawlSpace: 'nee' },
    { woningtype: 'hoekwoning', bouwjaar: 1929, residents: 2, floorAreaM2: 192 },
    {
      woningtype: 'vrijstaand',
      bouwjaar: 1904,
      floor: 'goed',
      floorAreaM2: 143,
      crawlSpace: 'nee',
    },
    { woningtype: 'twee-onder-een-kap', bouwjaar: 1901, wall: 'niet', solarPanels: 10 },
  ];
  const houses = solid.flatMap((house) =>
    (['cv-ketel', 'warmtenet', 'warmtepomp'] as const).flatMap((heating) =>
      [230, 240, 260, 290, 340, 380, undefined].map((monthlyCostEur) => ({
        ...house,
        heating,
        ...(monthlyCostEur === undefined ? {} : { monthlyCostEur }),
      })),
    ),
  );

  it('says so nowhere beside a payback within its life, with the grant that it gets beside the plan', () => {
    const beside = houses.flatMap((house) => report(house).considered);
    const told = beside.filter(({ reasons }) => reasons[0]?.code === 'niet-terugverdiend');
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter(({ paybackYears }) => paybackYears !== null)).toEqual([]);
    const little = beside.filter(({ reasons }) => reasons[0]?.code === 'groot-werk-weinig');
    expect(little.some(({ paybackYears }) => paybackYears !== null)).toBe(true);
  });
});

describe('a second layer', () => {
  const ground = (answers: DwellingAnswers, id: string) => {
    const { considered, leftOut } = report(answers);
    const beside = considered.find((one) => one.id === id);
    return {
      worked: beside !== undefined && beside.savingCentsPerYear.mid > 0,
      code: (beside?.reasons[0] ?? leftOut.find((one) => one.id === id)?.reason)?.code,
    };
  };
  const older = { woningtype: 'hoekwoning', bouwjaar: 2000, crawlSpace: 'ja' } as const;
  const settled = 'al-geisoleerd';

  it.each(['dakisolatie', 'vloerisolatie'])(
    'of %s is worked out where it was insulated as one did then',
    (id) => {
      expect(ground(older, id)).toEqual({ worked: true, code: settled });
    },
  );

  it('is not where it is insulated as one does now, and never of a wall', () => {
    const recent = { ...older, bouwjaar: 2022 };
    expect(ground(recent, 'dakisolatie')).toEqual({ worked: false, code: settled });
    expect(ground(recent, 'vloerisolatie')).toEqual({ worked: false, code: settled });
    expect(ground(older, 'spouwmuurisolatie')).toEqual({ worked: false, code: settled });
  });

  it('is not of a floor that nobody reaches from below, nor in a flat', () => {
    expect(ground({ ...older, crawlSpace: 'nee' }, 'vloerisolatie').worked).toBe(false);
    const flat = { ...older, woningtype: 'appartement', flatPosition: 'dak' } as const;
    expect(ground(flat, 'dakisolatie')).toEqual({ worked: false, code: settled });
  });
});
