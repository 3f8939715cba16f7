import type { DwellingAnswers, MeasureId, PlannedMeasure } from '@sens/engine';
import { encodeAnswers } from '#features/house-questions/answers-address.ts';
import { CHOSEN_KEY, SIMULATED_KEY, toolPath } from '#features/tool/tools.ts';

/** How the subsidy calculator calls a measure, and which kind of it the plan means. */
const IN_SUBSIDY_TOOL: Partial<Record<MeasureId, [key: string, kind?: string]>> = {
  spouwmuurisolatie: ['spouw'],
  gevelisolatie: ['gevel'],
  dakisolatie: ['dak'],
  zoldervloerisolatie: ['zoldervloer'],
  vloerisolatie: ['vloer'],
  bodemisolatie: ['bodem'],
  'hr-glas': ['hrpp'],
  'triple-glas': ['triple'],
  'isolerende-deur': ['deur'],
  'hybride-warmtepomp': ['warmtepomp', 'lucht-water-hybride'],
  warmtepomp: ['warmtepomp', 'lucht-water-elektrisch'],
  bodemwarmtepomp: ['warmtepomp', 'bodem-water'],
  warmtepompboiler: ['warmtepompboiler'],
  zonneboiler: ['zonneboiler'],
  ventilatie: ['ventilatie', 'co2-gestuurd'],
  'ventilatie-wtw': ['ventilatie', 'wtw-centraal'],
};

/** Ends of a measure's keys in the calculator's address, by the unit of its size. */
const SIZE_KEYS: Partial<Record<PlannedMeasure['quantity']['unit'], string>> = {
  m2: 'm2',
  kW: 'kw',
};

type Sized = Pick<PlannedMeasure, 'id' | 'quantity'>;

/** The measures of a plan as the subsidy calculator's address has them: what, of which kind, how large. */
function subsidyQuery(
  answers: DwellingAnswers,
  plan: readonly Sized[],
): URLSearchParams | undefined {
  const { woningtype, bouwjaar } = answers;
  const query = encodeAnswers({ woningtype, ...(bouwjaar === undefined ? {} : { bouwjaar }) });
  for (const { id, quantity } of plan) {
    const [key, kind] = IN_SUBSIDY_TOOL[id] ?? [];
    if (key === undefined) continue;
    query.append(CHOSEN_KEY, key);
    if (kind !== undefined) query.set(`${key}-soort`, kind);
    const size = SIZE_KEYS[quantity.unit];
    if (size !== undefined) query.set(`${key}-${size}`, String(quantity.value));
  }
  return query.has(CHOSEN_KEY) ? query : undefined;
}

/** Addresses of the tools as they begin with this house. */
export interface ToolLinks {
  payback: string;
  label: string;
  heatPump: string;
  /** Missing where no step of the plan is in the scheme, and for a flat, whose owners ask together. */
  subsidy?: string;
}

/**
 * The tools with a report's house and plan filled in. The addresses hold what is asked of a house, never
 * who lives there (`answers-address.ts`).
 * @param answers of the house, those of registers among them
 */
export function toolLinks(answers: DwellingAnswers, plan: readonly Sized[]): ToolLinks {
  const house = encodeAnswers(answers);
  const withPlan = (key: string) => {
    const query = new URLSearchParams(house);
    for (const { id } of plan) query.append(key, id);
    return query;
  };
  const grants = answers.woningtype === 'appartement' ? undefined : subsidyQuery(answers, plan);
  return {
    payback: `${toolPath('roi-calculator')}?${withPlan(CHOSEN_KEY)}`,
    label: `${toolPath('energielabel-simulator')}?${withPlan(SIMULATED_KEY)}`,
    heatPump: `${toolPath('warmtepomp-check')}?${house}`,
    ...(grants ? { subsidy: `${toolPath('subsidie-calculator')}?${grants}` } : {}),
  };
}
