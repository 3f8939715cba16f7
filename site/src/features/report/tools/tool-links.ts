import {
  type DwellingAnswers,
  type DwellingFacts,
  type MeasureId,
  type PlannedMeasure,
  subsidyIdOf,
} from '@sens/engine';
import { encodeAnswers } from '#features/house-questions/answers-address.ts';
import { toolLink } from '#features/tool/tool-link.ts';
import { CHOSEN_KEY, REPORTED_KEY, reportedMark, toolPath } from '#features/tool/tools.ts';
import { sizeField } from '#words/plan/size-words.ts';

/** Which kind of a measure the plan means, where the subsidy calculator knows several. */
const KINDS: Partial<Record<MeasureId, string>> = {
  'hybride-warmtepomp': 'lucht-water-hybride',
  warmtepomp: 'lucht-water-elektrisch',
  bodemwarmtepomp: 'bodem-water',
  ventilatie: 'co2-gestuurd',
  'ventilatie-wtw': 'wtw-centraal',
};

/** A measure's name in the calculator's address: there a heat pump boiler is ticked by itself. */
const keyOf = (id: MeasureId) => (id === 'warmtepompboiler' ? id : subsidyIdOf(id));

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
    const key = keyOf(id);
    if (key === undefined) continue;
    query.append(CHOSEN_KEY, key);
    const kind = KINDS[id];
    if (kind !== undefined) query.set(`${key}-soort`, kind);
    const size = SIZE_KEYS[quantity.unit];
    if (size === undefined) continue;
    const value = String(quantity.value);
    query.set(`${key}-${size}`, value);
    const told = sizeField(id);
    if (!told || answers[told] === undefined) query.append(REPORTED_KEY, reportedMark(key, value));
  }
  return query.has(CHOSEN_KEY) ? query : undefined;
}

/** Addresses of the tools as they begin with this house. */
export interface ToolLinks {
  payback: string;
  label: string;
  /** Missing where a heat pump or a network heats already. */
  heatPump?: string;
  /** Missing where no step of the plan is in the scheme, and for a flat, whose owners ask together. */
  subsidy?: string;
}

/**
 * The tools with a report's house and plan filled in.
 * @param answers of the house, those of registers among them
 */
export function toolLinks(
  answers: DwellingAnswers,
  { plan, dwelling }: { plan: readonly Sized[]; dwelling: Pick<DwellingFacts, 'heating'> },
): ToolLinks {
  const measures = plan.map(({ id }) => id);
  const grants = answers.woningtype === 'appartement' ? undefined : subsidyQuery(answers, plan);
  return {
    payback: toolLink('roi-calculator', answers, measures),
    label: toolLink('energielabel-simulator', answers, measures),
    ...(dwelling.heating.value === 'cv-ketel'
      ? { heatPump: `${toolPath('warmtepomp-check')}?${encodeAnswers(answers)}` }
      : {}),
    ...(grants ? { subsidy: `${toolPath('subsidie-calculator')}?${grants}` } : {}),
  };
}
