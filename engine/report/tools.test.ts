import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHOICES,
  type DwellingAnswers,
  labelWhatIf,
  MEASURE_IDS,
  type MeasureId,
  makeReport,
  packageFor,
  toolFigures2026,
} from '../index.ts';

const today = '2026-11-20';
/** Its meter says what such a house used until 2022. */
const terraced: DwellingAnswers = {
  woningtype: 'tussenwoning',
  bouwjaar: 1970,
  gasM3PerYear: 1300,
};
const pack = (chosen: readonly MeasureId[] | undefined, answers = terraced) =>
  packageFor(answers, chosen, toolFigures2026, today);
const whatIf = (chosen: readonly MeasureId[], answers = terraced) =>
  labelWhatIf(answers, chosen, toolFigures2026, today);

describe('a package', () => {
  it('is the plan when nobody chose, and nothing when nothing is chosen', () => {
    const { measures, keepsGasConnection } = pack(undefined);
    const { plan } = makeReport(terraced, toolFigures2026, today);
    expect(measures.map(({ id }) => id).sort()).toStrictEqual(plan.map(({ id }) => id).sort());
    expect(measures.map(({ savingCentsPerYear }) => savingCentsPerYear)).toStrictEqual(
      plan.map(({ savingCentsPerYear }) => savingCentsPerYear),
    );
    expect(keepsGasConnection).toBe(false);
    expect(pack([])).toMatchObject({ measures: [], leftOut: [], keepsGasConnection: true });
  });

  it('does what was chosen in the sensible order, with the doubled grant', () => {
    const { measures, leftOut } = pack(['zonnepanelen', 'hr-glas', 'spouwmuurisolatie']);
    expect(measures.map(({ id, step }) => [id, step])).toStrictEqual([
      ['spouwmuurisolatie', 1],
      ['hr-glas', 2],
      ['zonnepanelen', 3],
    ]);
    expect(measures[0]?.subsidyCents?.mid).toBe(39_585);
    expect(leftOut).toStrictEqual([]);
  });

  it('keeps the later of two that exclude each other, and says so', () => {
    const { measures, leftOut } = pack(['gevelisolatie', 'spouwmuurisolatie', 'hr-glas']);
    expect(measures.map(({ id }) => id)).toStrictEqual(['gevelisolatie', 'hr-glas']);
    expect(leftOut).toStrictEqual([
      {
        id: 'spouwmuurisolatie',
        reason: { code: 'andere-keuze-gekozen', values: { gekozen: 'gevelisolatie' } },
      },
    ]);
  });

  it('takes no heat pump before what it needs', () => {
    expect(pack(['warmtepomp']).leftOut[0]?.reason.code).toBe('eerst-isoleren');
    const fit = pack([
      'warmtepomp',
      'spouwmuurisolatie',
      'dakisolatie',
      'vloerisolatie',
      'hr-glas',
    ]);
    expect(fit.measures.at(-1)?.id).toBe('warmtepomp');
    // Still cooking on gas.
    expect(fit.keepsGasConnection).toBe(true);
  });

  it('has a battery only beside panels, and gives the payback tool its solar figures', () => {
    expect(pack(['thuisbatterij']).leftOut[0]?.reason.code).toBe('geen-zonnepanelen');
    const { measures, solar } = pack(['thuisbatterij', 'zonnepanelen']);
    expect(measures.map(({ id }) => id)).toStrictEqual(['zonnepanelen', 'thuisbatterij']);
    expect(solar?.generatedKwhPerYear).toBeGreaterThan(1000);
    expect(solar?.ownShare).toBeGreaterThan(0);
    expect(pack(['hr-glas']).solar).toBeNull();
    expect(pack(['hr-glas'], { ...terraced, solarPanels: 8 }).solar).toBeNull();
  });

  it('leaves the price of a measure open where none is published, and says what it saves', () => {
    const [, ventilation] = pack(['spouwmuurisolatie', 'ventilatie']).measures;
    expect(ventilation?.investmentCents).toBeNull();
    expect(ventilation?.paybackYears).toBeNull();
    expect(ventilation?.savingCentsPerYear.mid).not.toBe(0);
  });
});

describe('the label, what if', () => {
  it('lists every measure, and changes nothing when nothing is chosen', () => {
    const { options, now, after } = whatIf([]);
    expect(options.map(({ id }) => id)).toStrictEqual(MEASURE_IDS);
    expect(after).toStrictEqual(now);
    expect(options.every(({ chosen }) => !chosen)).toBe(true);
  });

  it('shows what a measure would still save beside the others', () => {
    const first = whatIf([]).options.find(({ id }) => id === 'hr-glas');
    const later = whatIf(['warmtepompboiler']).options.find(({ id }) => id === 'hr-glas');
    expect(first?.labelAlone).toBe(later?.labelAlone);
    expect(first?.savingCentsPerYear).toBeGreaterThan(0);
  });

  it('resolves a conflict to the later one, with a ground', () => {
    const { options } = whatIf(['hr-glas', 'triple-glas']);
    const glass = options.find(({ id }) => id === 'hr-glas');
    expect(glass).toMatchObject({
      chosen: true,
      possible: false,
      ground: { code: 'andere-keuze-gekozen', values: { gekozen: 'triple-glas' } },
      conflictsWith: ['triple-glas'],
    });
    expect(options.find(({ id }) => id === 'triple-glas')?.possible).toBe(true);
  });

  it('opens the heat pump once the shell is chosen', () => {
    const pump = (chosen: readonly MeasureId[]) =>
      whatIf(chosen).options.find(({ id }) => id === 'warmtepomp');
    expect(pump([])?.ground?.code).toBe('eerst-isoleren');
    const shell = ['spouwmuurisolatie', 'dakisolatie', 'vloerisolatie', 'hr-glas'] as const;
    expect(pump(shell)?.possible).toBe(true);
  });
});

it('stands any choice in any house: finite, in order, nothing dropped silently', () => {
  const anyChoice = fc.record({
    woningtype: fc.constantFrom(...CHOICES.woningtype),
    bouwjaar: fc.integer({ min: 1500, max: 3000 }),
    heating: fc.constantFrom(...CHOICES.heating),
    flatPosition: fc.constantFrom(...CHOICES.flatPosition),
    chosen: fc.oneof(fc.subarray([...MEASURE_IDS]), fc.constant([...MEASURE_IDS])),
  });
  fc.assert(
    fc.property(anyChoice, ({ chosen, ...answers }) => {
      const { measures, leftOut, keepsGasConnection } = pack(chosen, answers);
      if (chosen.length > 0) {
        const named = [...measures, ...leftOut].map(({ id }) => id).sort();
        expect(named).toStrictEqual(chosen.toSorted());
      }
      for (const one of measures) {
        expect(one.excludes.some((id) => measures.some((other) => other.id === id))).toBe(false);
      }
      const { options, after } = whatIf(chosen, answers);
      if (chosen.length > 0 && !keepsGasConnection) expect(after.gasM3PerYear.mid).toBe(0);
      expect(options.every((one) => one.possible || one.ground !== undefined)).toBe(true);
      // What the package leaves out is what the label says cannot be, and nothing else.
      const refused = options.filter((one) => one.chosen && !one.possible).map(({ id }) => id);
      if (chosen.length > 0)
        expect(refused.sort()).toStrictEqual(leftOut.map(({ id }) => id).sort());
      expect(JSON.stringify([measures, options, after])).not.toMatch(/:null,"(low|mid|high)|NaN/);
    }),
    { numRuns: 300, seed: 8 },
  );
});
