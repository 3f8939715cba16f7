import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allFigures } from '../figures/citations.ts';
import { toolFigures2026 } from '../figures/tool-figures.ts';
import { addMonths, isoDay } from '../terms/iso-days.ts';
import { isdeMeasureIds } from './measure-groups.ts';
import { mortgageRoomEur } from './other-schemes.ts';
import { isdeLimits } from './rates.ts';
import { subsidyFor } from './subsidy-for.ts';
import type { SubsidyHome, SubsidyMeasure } from './subsidy-request.ts';

const home: SubsidyHome = { ownerOccupied: true, mainResidence: true, bouwjaar: 1975 };
const pump: SubsidyMeasure = {
  id: 'warmtepomp',
  kind: 'lucht-water-hybride',
  powerKw: 4,
  label: 'A+++',
};

function ask(measures: SubsidyMeasure[], more: Partial<SubsidyHome> = {}, today = '2026-11-20') {
  return subsidyFor({ home: { ...home, ...more }, measures }, toolFigures2026, today);
}

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

describe('a line says why it is what it is', () => {
  it('holds counted area, rate, bonus, grounds and sources', () => {
    const [line] = ask([{ id: 'dak', areaM2: 210, biobased: true }, pump]).lines;
    expect(line).toMatchObject({
      id: 'dak',
      countedM2: 200,
      ratePerM2Cents: 3250,
      doubled: true,
      bonusCents: 100_000,
      sourceIds: ['isde.dak', 'isde.double', 'isde.mki'],
      confidence: 'B',
    });
    expect(line?.grounds).toStrictEqual([
      { code: 'verdubbeld', values: { maatregelen: 2 } },
      { code: 'boven-maximum', values: { maxM2: 200 } },
      { code: 'biobased-bonus', values: { cent: 100_000 } },
    ]);
  });

  it.each<[string, SubsidyMeasure, Partial<SubsidyHome>, string]>([
    ['too small', { id: 'dak', areaM2: 1 }, {}, 'onder-minimum'],
    ['rented out', pump, { ownerOccupied: false }, 'geen-eigenaar-bewoner'],
    ['second home', pump, { mainResidence: false }, 'geen-hoofdverblijf'],
    ['shared roof', { id: 'dak', areaM2: 60 }, { isVve: true }, 'via-svve'],
    ['built too late', pump, { bouwjaar: 2020 }, 'bouwdatum'],
    ['ground source', { ...pump, kind: 'bodem-water' }, {}, 'meldcode-bepaalt'],
    [
      'further ground source',
      { ...pump, kind: 'bodem-water', unit: 2 },
      {},
      'wp-volgende-onbekend',
    ],
    ['of 2024', { id: 'warmtenet' }, {}, 'bedrag-van-jaar'],
    ['done after these rules', { id: 'warmtenet', doneOn: '2027-01-02' }, {}, 'regels-van-jaar'],
    [
      'ventilation of before its rule',
      { id: 'ventilatie', kind: 'wtw-centraal', doneOn: '2025-06-01' },
      {},
      'ventilatie-van-vroeger',
    ],
    ['impossible date', { id: 'warmtenet', doneOn: 'gisteren' }, {}, 'datum-ongeldig'],
    ['battery', { id: 'thuisbatterij' }, {}, 'niet-in-isde'],
  ])('%s', (_, measure, more, code) => {
    expect(codes(ask([measure], more).lines[0]?.grounds ?? [])).toContain(code);
  });

  it('trusts an amount of an earlier year no more than C', () => {
    expect(ask([{ id: 'warmtenet' }]).lines[0]?.confidence).toBe('C');
    expect(ask([{ id: 'hrpp', areaM2: 9 }], { monument: true }).lines[0]?.confidence).toBe('C');
  });

  it('gives a heat pump at least the guaranteed 500', () => {
    const heatPump = { ...toolFigures2026.isde.heatPump };
    heatPump.value = { ...heatPump.value, startEur: 0 };
    const figures = { ...toolFigures2026, isde: { ...toolFigures2026.isde, heatPump } };
    const small = { ...pump, powerKw: 1, label: 'A++' } as SubsidyMeasure;
    expect(subsidyFor({ home, measures: [small] }, figures, '2026-11-20').totalCents.mid).toBe(
      50_000,
    );
  });
});

describe('what would double', () => {
  it.each<[string, SubsidyMeasure[], string | undefined]>([
    ['a second measure', [{ id: 'dak', areaM2: 60 }], 'tweede-maatregel'],
    [
      'a larger area',
      [
        { id: 'dak', areaM2: 60 },
        { id: 'vloer', areaM2: 5 },
      ],
      'onder-minimum',
    ],
    ['a larger area before anything else', [{ id: 'dak', areaM2: 19 }], 'onder-minimum'],
    [
      'work nearer in time',
      [
        { id: 'dak', areaM2: 60 },
        { id: 'vloer', areaM2: 60, doneOn: '2029-01-01' },
      ],
      'buiten-24-maanden',
    ],
    ['nothing, it doubles', [{ id: 'dak', areaM2: 60 }, pump], undefined],
    ['nothing, a heat pump never doubles', [pump], undefined],
  ])('%s', (_, measures, code) => {
    expect(ask(measures).doublingMissing?.code).toBe(code);
  });
});

describe('the result around the lines', () => {
  it('turns outdated on the day after the rules end', () => {
    expect(ask([pump], {}, '2026-12-31')).toMatchObject({ year: 2026, outdated: false });
    expect(ask([pump], {}, '2027-01-01').outdated).toBe(true);
  });

  it('gives the last day to apply and to take the second measure', () => {
    const { deadlines } = ask([{ id: 'dak', areaM2: 60, doneOn: '2026-02-28' }]);
    expect(deadlines).toStrictEqual([
      { code: 'aanvragen', id: 'dak', on: '2028-02-28' },
      { code: 'tweede-maatregel', id: 'dak', on: '2028-02-28' },
    ]);
  });

  it('says until when work that is still to be done doubles', () => {
    const done = {
      id: 'spouw',
      areaM2: 70,
      doneOn: '2024-12-10',
      appliedOn: '2025-03-01',
    } as const;
    expect(ask([done, { id: 'dak', areaM2: 60 }]).deadlines).toStrictEqual([
      { code: 'dubbel-tot', id: 'spouw', on: '2026-12-10' },
    ]);
    const both = ask([
      done,
      { id: 'dak', areaM2: 60, doneOn: '2026-11-01', appliedOn: '2026-11-02' },
    ]);
    expect(both.deadlines).toStrictEqual([]);
  });

  it('names what to keep and what must be true', () => {
    const result = ask([{ id: 'dak', areaM2: 60 }, { id: 'hrpp', areaM2: 9 }, pump]);
    expect(result.keep).toStrictEqual([
      'factuur-rd-m2',
      'fotos-werk',
      'factuur-m2',
      'factuur-werk',
      'meldcode',
      'betaalbewijs',
    ]);
    expect(ask([pump]).keep).toStrictEqual(['factuur-werk', 'meldcode', 'betaalbewijs']);
    // A connection is no device: it has no code, brand or type.
    expect(ask([{ id: 'warmtenet' }]).keep).toStrictEqual(['factuur-werk', 'betaalbewijs']);
    expect(codes(result.conditions)).toContain('uitvoering-door-bedrijf');
    expect(result.conditions).toContainEqual({
      code: 'rd-minimum',
      values: { maatregel: 'dak', rd: 3.5 },
    });
  });

  it('asks of glass, doors and ventilation what their amounts are for', () => {
    const ventilation = { id: 'ventilatie', kind: 'wtw-decentraal' } as const;
    const { conditions } = ask([{ id: 'hrpp', areaM2: 9 }, { id: 'deur', areaM2: 4 }, ventilation]);
    const values = (code: string) =>
      conditions.filter((one) => one.code === code).map((one) => one.values);
    const { areaRates, glassRates } = toolFigures2026.isde;
    expect(values('u-maximum')).toStrictEqual([
      { maatregel: 'hrpp', u: areaRates['hr-glas'].value.maxU },
      { maatregel: 'deur', u: glassRates.deur.value.maxU },
    ]);
    expect(values('ventilatie-eisen')).toStrictEqual([{ m3PerUur: 80, procent: 80 }]);
    const monument = ask(
      [
        { id: 'hrpp', areaM2: 9 },
        { id: 'deur', areaM2: 4 },
      ],
      { monument: true },
    );
    const roof = ask([{ id: 'dak', areaM2: 60 }], { monument: true });
    expect(roof.conditions).toContainEqual({ code: 'rd-minimum', values: { maatregel: 'dak' } });
    expect(monument.conditions).toContainEqual({
      code: 'u-maximum',
      values: { maatregel: 'deur' },
    });
  });

  it('asks nothing where nothing is granted', () => {
    expect(ask([{ id: 'thuisbatterij' }])).toMatchObject({ conditions: [], keep: [] });
  });

  it('names the other schemes', () => {
    const { otherSchemes } = ask([{ id: 'dak', areaM2: 60 }, { id: 'zonnepanelen' }, pump], {
      label: 'D',
    });
    expect(codes(otherSchemes)).toStrictEqual([
      'warmtefonds',
      'hypotheekruimte',
      'btw-zonnepanelen',
      'btw-isolatie',
      'btw-overig',
      'gemeente',
    ]);
    expect(otherSchemes[0]).toMatchObject({
      values: { nulRenteOnderInkomenEur: 60_000, maxEur: 29_000, twintigJaarBovenEur: 15_000 },
      confidence: 'C',
    });
    expect(otherSchemes[1]?.values).toStrictEqual({ label: 'D', eur: 15_000 });
  });

  it('names the VAT of goods for new frames and doors, and that of labour for other glass', () => {
    const vat = (...ids: SubsidyMeasure[]) =>
      codes(ask(ids).otherSchemes).filter((code) => code.startsWith('btw-'));
    expect(vat({ id: 'triple', areaM2: 10 }, { id: 'deur', areaM2: 2 })).toEqual(['btw-overig']);
    expect(vat({ id: 'hrpp', areaM2: 10 })).toEqual(['btw-isolatie']);
  });

  it('sends a landlord to the SVOH and an association to the SVVE', () => {
    expect(codes(ask([pump], { ownerOccupied: false }).otherSchemes)).toContain('svoh');
    expect(codes(ask([pump], { isVve: true }).otherSchemes)).toContain('svve');
  });

  it('names the grant of a VvE before what its owners may borrow themselves', () => {
    const first = (home: Partial<SubsidyHome>) => codes(ask([pump], home).otherSchemes).slice(0, 2);
    expect(first({ isVve: true })).toEqual(['svve', 'warmtefonds']);
    expect(first({ isVve: true, ownerOccupied: false })).toEqual(['isde-zakelijk', 'svoh']);
  });

  it('sends a landlord with a heat pump or a solar boiler to the ISDE of businesses, and no one else', () => {
    const boiler = { id: 'zonneboiler', collectorM2: 3 } as const;
    const landlord = { ownerOccupied: false };
    for (const device of [pump, boiler]) {
      expect(codes(ask([device], landlord).otherSchemes)).toContain('isde-zakelijk');
    }
    for (const { otherSchemes } of [ask([{ id: 'dak', areaM2: 60 }], landlord), ask([pump])]) {
      expect(codes(otherSchemes)).not.toContain('isde-zakelijk');
    }
  });

  it.each([
    ['G', 20_000],
    ['E', 20_000],
    ['C', 15_000],
    ['B', 10_000],
    ['A++', 10_000],
    ['A+++', 0],
    ['A++++', 0],
  ] as const)('knows the mortgage room of label %s', (label, eur) => {
    expect(mortgageRoomEur(label, toolFigures2026)).toBe(eur);
  });
});

describe('limits and days', () => {
  it('gives a form the limits of each measure per m2', () => {
    const limits = isdeLimits(toolFigures2026);
    expect(limits).toHaveLength(12);
    expect(limits[2]).toStrictEqual({
      id: 'dak',
      pool: 'dak',
      minM2: 20,
      maxM2: 200,
      rateCents: 1625,
      rateDoubleCents: 3250,
      biobasedBonusCents: 500,
    });
    expect(isdeMeasureIds).toHaveLength(19);
  });

  it('counts months as the calendar does', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 24)).toBe('2026-02-28');
    expect(addMonths('9999-12-31', 24)).toBe('9999-12-31');
    expect(isoDay('2026-13-01')).toBeUndefined();
  });
});

const number = fc.oneof(
  { weight: 3, arbitrary: fc.double({ min: 0, max: 300, noNaN: true }) },
  // Few values, so that measures often tie.
  { weight: 3, arbitrary: fc.constantFrom(2.5, 4, 30, 60, 170, 100_000) },
  { weight: 1, arbitrary: fc.double() },
);
const day = fc.option(
  fc.oneof(
    fc.integer({ min: 0, max: 60 }).map((months) => addMonths('2024-01-15', months)),
    fc.string(),
  ),
  { nil: undefined },
);
const kinds = [
  'lucht-water-hybride',
  'lucht-water-elektrisch',
  'bodem-water',
  'water-water',
  'lucht-lucht',
  'warmtepompboiler',
] as const;

function measure(dated: boolean): fc.Arbitrary<SubsidyMeasure> {
  const when = dated ? { doneOn: day, appliedOn: day, investmentCents: number } : {};
  return fc.record({
    id: fc.constantFrom(...isdeMeasureIds),
    areaM2: number,
    biobased: fc.boolean(),
    kind: fc.constantFrom(...kinds, undefined),
    powerKw: number,
    label: fc.constantFrom('A+', 'A++', 'A+++', undefined),
    splitGwpAbove750: fc.boolean(),
    unit: fc.constantFrom(1, 2, undefined),
    collectorM2: number,
    gasRemoved: fc.boolean(),
    ...when,
  }) as fc.Arbitrary<SubsidyMeasure>;
}

const anyHome: fc.Arbitrary<SubsidyHome> = fc.record({
  ownerOccupied: fc.boolean(),
  mainResidence: fc.boolean(),
  bouwjaar: fc.option(number, { nil: undefined }),
  isVve: fc.option(fc.boolean(), { nil: undefined }),
  monument: fc.boolean(),
});
const known = new Set(allFigures(toolFigures2026).map(({ id }) => id));
const run = (of: SubsidyHome, measures: SubsidyMeasure[], today = '2026-11-20') =>
  subsidyFor({ home: of, measures }, toolFigures2026, today);

describe('whatever is asked', () => {
  it('is whole cents, in order, not below zero and never above the investment', () => {
    fc.assert(
      fc.property(
        anyHome,
        fc.array(measure(true), { maxLength: 8 }),
        fc.integer({ min: 0, max: 60 }).map((months) => addMonths('2024-01-15', months)),
        (of, list, now) => {
          const { lines } = run(of, list, now);
          expect(lines.map(({ id }) => id)).toStrictEqual(list.map(({ id }) => id));
          lines.forEach(({ amountCents: { low, mid, high }, bonusCents, sourceIds }, at) => {
            for (const cents of [low, mid, high, bonusCents]) {
              expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
            }
            expect(low <= mid && mid <= high && bonusCents <= mid).toBe(true);
            const most = list[at]?.investmentCents;
            if (most !== undefined && most >= 0) expect(high).toBeLessThanOrEqual(most);
            for (const id of sourceIds) expect(known.has(id)).toBe(true);
          });
        },
      ),
    );
  });

  it('is refused where the day is none', () => {
    expect(() => run(home, [], 'morgen')).toThrow('"morgen" is no day');
  });

  it('gives the same total in any order', () => {
    const list = fc.array(measure(true), { maxLength: 8 });
    fc.assert(
      fc.property(anyHome, list, fc.integer({ min: 0, max: 8 }), (of, measures, turn) => {
        const turned = [...measures.slice(turn), ...measures.slice(0, turn)].reverse();
        expect(run(of, turned).totalCents).toStrictEqual(run(of, measures).totalCents);
      }),
      { numRuns: 300 },
    );
  });

  it('gives it for two of a measure that is paid once as well, whichever was done first', () => {
    const networks: SubsidyMeasure[] = [
      { id: 'warmtenet', doneOn: '2025-02-05' },
      { id: 'spouw', areaM2: 46.6, doneOn: '2027-12-04' },
      { id: 'warmtenet' },
    ];
    const day = '2027-01-01';
    expect(run(home, networks.toReversed(), day).totalCents).toEqual(
      run(home, networks, day).totalCents,
    );
  });

  // With dates it can: earlier work moves the window, and glass may be applied for only twice.
  it('never gets less by a measure more, as long as nothing is dated', () => {
    fc.assert(
      fc.property(fc.array(measure(false), { maxLength: 6 }), measure(false), (list, more) => {
        const [before, after] = [run(home, list), run(home, [...list, more])];
        for (const end of ['low', 'mid', 'high'] as const) {
          expect(after.totalCents[end]).toBeGreaterThanOrEqual(before.totalCents[end]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
