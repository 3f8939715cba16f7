import { isInsulation, poolOf } from './measure-groups.ts';
import type { Coded, CodeValues, SubsidyConditionCode } from './subsidy-result.ts';
import { type Context, insulates, type Work } from './work.ts';

type Condition = Coded<SubsidyConditionCode>;

/** Highest U of glass, panel or door, as the amounts themselves name it (`isde.glas.*`); that of triple glass is not sure. */
const maxU: Partial<Record<string, number>> = {
  hrpp: 1.2,
  paneel: 1.2,
  'paneel-nieuw': 0.7,
  deur: 1.5,
  'deur-nieuw': 1,
};

/** Least air flow and efficiency per kind of ventilation (`isde.vent`). */
const ventilationNeeds: Record<string, CodeValues> = {
  'co2-gestuurd': { m3PerUur: 125, sensoren: 2 },
  'wtw-centraal': { m3PerUur: 125, procent: 85 },
  'wtw-decentraal': { m3PerUur: 80, procent: 80 },
};

const condition = (code: SubsidyConditionCode, values: CodeValues = {}): Condition => ({
  code,
  values,
});

/** What holds for every application (facts section 1, `isde.installer`, `isde.24m`). */
function general({ figures }: Context): Condition[] {
  const { months } = figures.isde.period.value;
  return [
    condition('eigenaar-bewoner'),
    condition('hoofdverblijf'),
    condition('bestaande-woning'),
    condition('uitvoering-door-bedrijf'),
    condition('aanvragen-na-werk'),
    condition('aanvragen-binnen', { maanden: months }),
  ];
}

/** What insulation and glass must reach; a value stands only where an official figure was seen. */
function forArea({ measure: { id, ...measure } }: Work, { figures, home }: Context): Condition[] {
  const maatregel = id;
  const { mki } = figures.isde.biobased.value;
  if (poolOf(id) === 'glas') {
    const u = home.monument === true ? undefined : maxU[id];
    const frame = id === 'triple' || id === 'paneel-nieuw';
    return [
      condition('u-maximum', u === undefined ? { maatregel } : { maatregel, u }),
      ...(frame ? [condition('nieuw-kozijn', { maatregel })] : []),
      condition('glas-aanvragen', { hoogstens: figures.isde.glassTwice.value.applications }),
    ];
  }
  const roof = id === 'dak' || id === 'zoldervloer';
  const rd = roof ? { rd: figures.isde.roofRd.value.rd } : {};
  const biobased = 'biobased' in measure && measure.biobased === true;
  return [
    condition('rd-minimum', { maatregel, ...rd }),
    ...(biobased ? [condition('biobased-mki', { hoogstens: mki })] : []),
  ];
}

/** What one measure asks on top. */
function forWork(work: Work, context: Context): Condition[] {
  const { isde } = context.figures;
  const { measure } = work;
  const built = condition('bouwdatum', { voorJaar: isde.buildDate.value.builtBeforeYear });
  if (isInsulation(measure.id)) return forArea(work, context);
  if (measure.id === 'elektrisch-koken') return [condition('koken-met-warmtenet')];
  if (measure.id === 'ventilatie') {
    const needs = condition('ventilatie-eisen', ventilationNeeds[measure.kind] ?? {});
    return [built, condition('ventilatie-met-isolatie'), needs];
  }
  if (measure.id !== 'warmtepomp') return [];
  if (!measure.kind.startsWith('lucht-water-')) return [built];
  return [built, condition('wp-label'), condition('wp-split-gwp', { ...isde.heatPumpGwp.value })];
}

/** The conditions of the measures that get a grant, each once. */
export function conditions(works: readonly Work[], context: Context): Condition[] {
  const granted = works.filter(({ refused }) => !refused);
  if (granted.length === 0) return [];
  const { withinMonths } = context.figures.isde.doubling.value;
  const second = granted.some(insulates)
    ? [condition('tweede-binnen', { maanden: withinMonths })]
    : [];
  const all = [
    ...general(context),
    ...second,
    ...granted.flatMap((work) => forWork(work, context)),
  ];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
