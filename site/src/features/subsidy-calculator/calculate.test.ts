import { heatPumpCheck, makeReport, toolFigures2026 } from '@sens/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumedDetails } from './assumed.ts';
import { areaIsAssumed, calculate, leftOut } from './calculate.ts';
import { doubtWords, INSULATED_FROM_YEAR } from './doubts.ts';
import { examplesFor } from './examples.ts';
import { MEASURE_KEYS, type MeasureDetails, type MeasureKey } from './measures.ts';
import { minimumGainCents, secondMeasure } from './second-measure.ts';
import type { SubsidyState } from './state.ts';

const TODAY = '2026-11-20';

const home = (
  chosen: MeasureKey[],
  details: SubsidyState['details'] = {},
  more: Partial<SubsidyState> = {},
): SubsidyState => ({
  answers: { woningtype: 'tussenwoning', bouwjaar: 1975 },
  owner: 'eigenaar',
  flags: {},
  chosen,
  details,
  reported: {},
  ...more,
});

const cents = (state: SubsidyState) => calculate(state, TODAY).result.totalCents;

describe('the sum of what was ticked', () => {
  it('takes the areas of the type of house where none was given', () => {
    const { tussenwoning, vrijstaand } = toolFigures2026.referenceDwellings;
    expect(cents(home(['dak'])).mid).toBe(Math.round(tussenwoning.value.roofM2 * 1625));
    expect(cents(home(['dak'], {}, { answers: { woningtype: 'vrijstaand' } })).mid).toBe(
      Math.round(vrijstaand.value.roofM2 * 1625),
    );
  });

  it('comes to the same amount for an area that nobody gave as the report does', () => {
    const answers = {
      woningtype: 'hoekwoning',
      bouwjaar: 1968,
      floor: 'niet',
      wall: 'niet',
    } as const;
    const { plan } = makeReport(answers, toolFigures2026, TODAY);
    const { lines } = calculate(home(['vloer', 'spouw'], {}, { answers }), TODAY);
    for (const [key, id] of [
      ['vloer', 'vloerisolatie'],
      ['spouw', 'spouwmuurisolatie'],
    ]) {
      const inTool = lines.find((one) => one.key === key)?.line?.amountCents.mid;
      expect(inTool).toBeGreaterThan(0);
      expect(plan.find((one) => one.id === id)?.subsidyCents?.mid).toBe(inTool);
    }
  });

  it('takes the visitor’s own areas', () => {
    expect(
      cents(home(['dak', 'spouw'], { dak: { m2: 60, biobased: true }, spouw: { m2: 50 } })).mid,
    ).toBe(60 * 3750 + 50 * 1050);
  });

  it('shares the windows between two kinds of glass', () => {
    const { lines } = calculate(home(['hrpp', 'triple']), TODAY);
    expect(lines.map(({ line }) => line?.countedM2)).toEqual([10.4, 10.4]);
  });

  it('gives what was ticked and nothing that was switched off again', () => {
    expect(cents(home(['dak'], { vloer: { m2: 100 } })).mid).toBe(90_350);
  });

  it('is a range only where RVO’s list decides', () => {
    const { low, high } = cents(
      home(['spouw', 'warmtepomp', 'ventilatie', 'warmtenet'], {
        warmtepomp: { kind: 'lucht-water-elektrisch' },
      }),
    );
    expect(low).toBe(high);
    expect(cents(home(['zonneboiler']))).toEqual({ low: 59_100, mid: 178_900, high: 318_200 });
  });

  it('counts a hybrid heat pump out beside a heat network, and says so', () => {
    const state = home(['warmtepomp', 'warmtenet']);
    expect(leftOut(state)).toEqual(['warmtepomp']);
    expect(calculate(state, TODAY).lines).toMatchObject([
      { key: 'warmtepomp' },
      { key: 'warmtenet', line: {} },
    ]);
    expect(cents(state).mid).toBe(377_500);
    expect(
      leftOut(home(['warmtepomp', 'warmtenet'], { warmtepomp: { kind: 'bodem-water' } })),
    ).toEqual([]);
  });

  it('is finite and never below zero, whatever was ticked and typed', () => {
    const details: fc.Arbitrary<MeasureDetails> = fc.record(
      { m2: fc.double(), kw: fc.double(), biobased: fc.boolean(), doneOn: fc.string() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.subarray([...MEASURE_KEYS]),
        fc.dictionary(fc.constantFrom(...MEASURE_KEYS), details),
        (chosen, all) => {
          const { low, mid, high } = cents(home(chosen, all));
          expect(low).toBeGreaterThanOrEqual(0);
          expect(low <= mid && mid <= high && Number.isFinite(high)).toBe(true);
        },
      ),
    );
  });
});

describe('what this house makes of it', () => {
  const built = (bouwjaar: number, woningtype: 'tussenwoning' | 'vrijstaand' = 'tussenwoning') =>
    home([], {}, { answers: { woningtype, bouwjaar } });

  it('doubts a cavity before cavities were usual, and nothing else of that house', () => {
    expect(doubtWords('spouw', built(1910))).toContain('1910');
    expect(doubtWords('spouw', built(1935))).toBeUndefined();
    expect(doubtWords('gevel', built(1910))).toBeUndefined();
  });

  it('doubts insulation and glass of a house from 2014 on, and no installation', () => {
    expect(INSULATED_FROM_YEAR).toBe(2014);
    expect(doubtWords('dak', built(2014))).toContain('waarschijnlijk al goed geïsoleerd');
    expect(doubtWords('hrpp', built(2020))).toContain('waarschijnlijk al HR++-glas');
    expect(doubtWords('dak', built(2013))).toBeUndefined();
    expect(doubtWords('warmtepomp', built(2020))).toBeUndefined();
  });

  it('doubts nothing of a year that was not given', () => {
    const state = home([], {}, { answers: { woningtype: 'tussenwoning' } });
    expect(MEASURE_KEYS.map((key) => doubtWords(key, state)).filter(Boolean)).toEqual([]);
  });

  it('takes the power of the heat-pump check, and 4 kW for a hybrid', () => {
    for (const state of [built(1974), built(1910, 'vrijstaand')]) {
      const { verdicts } = heatPumpCheck(state.answers, toolFigures2026, TODAY);
      const whole = verdicts.find(({ kind }) => kind === 'volledig-elektrisch')?.outcome;
      const electric = { ...state, details: { warmtepomp: { kind: 'lucht-water-elektrisch' } } };
      expect(assumedDetails('warmtepomp', electric).kw).toBe(whole?.powerKw.after.mid);
      expect(assumedDetails('warmtepomp', state).kw).toBe(4);
    }
  });
});

describe('what would double the amounts', () => {
  it('is one measure more, with the extra on what was ticked already', () => {
    const state = home(['dak']);
    const offer = secondMeasure(state, calculate(state, TODAY), TODAY);
    expect(offer?.extraCents).toBe(90_350);
    expect(offer?.options.map(({ key, gainCents }) => [key, gainCents])).toEqual([
      ['spouw', 90_350 + Math.round(37.7 * 1050)],
      ['vloer', 90_350 + Math.round(48.3 * 1100)],
      ['hrpp', 90_350 + Math.round(20.8 * 5000)],
    ]);
  });

  it('names no cavity for a house that has none', () => {
    const state = home(['dak'], {}, { answers: { woningtype: 'tussenwoning', bouwjaar: 1910 } });
    const offer = secondMeasure(state, calculate(state, TODAY), TODAY);
    expect(offer?.options.map(({ key }) => key)).not.toContain('spouw');
  });

  it('is nothing once it doubles, or where nothing could', () => {
    for (const chosen of [['dak', 'spouw'], ['warmtepomp'], []] as MeasureKey[][]) {
      const state = home(chosen);
      expect(secondMeasure(state, calculate(state, TODAY), TODAY)).toBeUndefined();
    }
  });

  it('tells what a few m2 more would bring when an area is too small', () => {
    const state = home(['dak', 'vloer'], { vloer: { m2: 15 } });
    expect(minimumGainCents(state, calculate(state, TODAY), TODAY)).toBe(90_350 + 20 * 1100);
  });
});

describe('the examples to begin with', () => {
  const names = (woningtype: 'hoekwoning' | 'appartement', bouwjaar: number) =>
    examplesFor(home([], {}, { answers: { woningtype, bouwjaar } }), TODAY).map((one) => one.names);

  it('hold no part that a house of this year is taken to have insulated', () => {
    expect(names('hoekwoning', 1968)).toHaveLength(3);
    expect(names('hoekwoning', 1992).join()).not.toMatch(/Spouw|[Vv]loer|Dak/);
  });

  it('hold nothing that brings nothing, as the insulation of a flat', () => {
    expect(names('appartement', 1968)).toEqual([]);
  });
});

it('an amount is about only where an area in it is assumed', () => {
  const isAbout = (state: SubsidyState) => areaIsAssumed(state, calculate(state, TODAY));
  const flat = { answers: { woningtype: 'appartement', bouwjaar: 1968 } } as const;
  expect(isAbout(home(['spouw', 'warmtepomp']))).toBe(true);
  expect(isAbout(home(['spouw', 'warmtepomp'], { spouw: { m2: 40 } }))).toBe(false);
  expect(isAbout(home(['spouw', 'warmtepomp'], {}, flat))).toBe(false);
  expect(isAbout(home(['spouw'], { spouw: { m2: 40 } }, { reported: { spouw: 40 } }))).toBe(true);
  expect(isAbout(home(['spouw'], { spouw: { m2: 41 } }, { reported: { spouw: 40 } }))).toBe(false);
});
