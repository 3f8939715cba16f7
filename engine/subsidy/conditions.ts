import { asksNewFrame, type IsdePerM2Id, isInsulation, poolOf } from './measure-groups.ts';
import { rateOf } from './rates.ts';
import type { Coded, CodeValues, SubsidyConditionCode } from './subsidy-result.ts';
import { type Context, insulates, type ToolContext, type Work } from './work.ts';

type Condition = Coded<SubsidyConditionCode>;

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
function forArea(
  { measure: { id, ...measure } }: Work,
  { figures, home }: ToolContext,
): Condition[] {
  const maatregel = id;
  const { mki } = figures.isde.biobased.value;
  if (poolOf(id) === 'glas') {
    const { maxU } = rateOf(id as IsdePerM2Id, false, figures).value;
    const u = home.monument === true ? undefined : maxU;
    return [
      condition('u-maximum', u === undefined ? { maatregel } : { maatregel, u }),
      ...(asksNewFrame(id) ? [condition('nieuw-kozijn', { maatregel })] : []),
      ...(id === 'hrpp' || id === 'triple' ? [] : [condition('deur-met-glas')]),
      condition('glas-aanvragen', {
        hoogstens: figures.isde.glassTwice.value.applications,
        maanden: figures.isde.glassTwice.value.withinMonths,
      }),
    ];
  }
  const roof = id === 'dak' || id === 'zoldervloer';
  // For a monument less is asked, and no source gives how much.
  const rd = roof && home.monument !== true ? { rd: figures.isde.roofRd.value.rd } : {};
  const biobased = 'biobased' in measure && measure.biobased === true;
  return [
    condition('rd-minimum', { maatregel, ...rd }),
    ...(biobased ? [condition('biobased-mki', { hoogstens: mki })] : []),
  ];
}

/** What a kind of ventilation must be able to do (`isde.vent`). */
function ventilationNeeds(kind: string, { figures }: ToolContext): CodeValues {
  const needs = figures.isde.ventilationNeeds[kind];
  if (needs === undefined) return {};
  const { m3PerHour, co2Sensors, recoveryPct } = needs;
  return {
    m3PerUur: m3PerHour,
    ...(co2Sensors === undefined ? {} : { sensoren: co2Sensors }),
    ...(recoveryPct === undefined ? {} : { procent: recoveryPct }),
  };
}

/** What one measure asks on top. */
function forWork(work: Work, context: ToolContext): Condition[] {
  const { isde } = context.figures;
  const { measure } = work;
  const { builtBeforeYear, permitBefore } = isde.buildDate.value;
  const built = condition('bouwdatum', { voorJaar: builtBeforeYear, vergunningVoor: permitBefore });
  if (isInsulation(measure.id)) return forArea(work, context);
  if (measure.id === 'elektrisch-koken') return [condition('koken-met-warmtenet')];
  if (measure.id === 'ventilatie') {
    const together = condition('ventilatie-met-isolatie', { maanden: isde.period.value.months });
    return [
      built,
      together,
      condition('ventilatie-eisen', ventilationNeeds(measure.kind, context)),
    ];
  }
  if (measure.id !== 'warmtepomp') return [];
  if (!measure.kind.startsWith('lucht-water-')) return [built];
  return [built, condition('wp-label'), condition('wp-split-gwp', { ...isde.heatPumpGwp.value })];
}

/** The conditions of the measures that get a grant, each once. */
export function conditions(works: readonly Work[], context: ToolContext): Condition[] {
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
