import { heatsWithBoiler, type PlannedMeasure, type Report } from '@sens/engine';
import { INSULATION, MOMENT_WORDS } from './measure-words.ts';

/** Years in which no roof is due for renewal: a judgement, with which nothing is computed. */
const YOUNG_ROOF_YEARS = 30;

type Around = Pick<Report, 'plan' | 'dwelling' | 'today'>;

/** Whether a roof may be due for renewal in the years to come, by the age of the house. */
export const isRoofDue = ({ dwelling, today }: Pick<Report, 'dwelling' | 'today'>): boolean =>
  Number(today.slice(0, 4)) - dwelling.bouwjaar.value >= YOUNG_ROOF_YEARS;

const BEFORE_PUMP = 'Vóór de warmtepomp.';
const WITH_PUMP = 'Samen met de warmtepomp.';

/** What is said of a step that one need not wait for. */
const ANY_TIME: readonly string[] = [MOMENT_WORDS.altijd, BEFORE_PUMP, WITH_PUMP];

const hasBoiler = ({ dwelling }: Around) => heatsWithBoiler(dwelling.heating.value);

/** A heat pump goes after what is insulated in the same plan; where that is nothing, in the boiler's place. */
function afterInsulation({ step }: PlannedMeasure, around: Around): string {
  const insulated = around.plan.some((one) => one.step < step && INSULATION.includes(one.id));
  if (insulated) return MOMENT_WORDS['na-isolatie'];
  return hasBoiler(around) ? MOMENT_WORDS['bij-nieuwe-ketel'] : '';
}

/**
 * Whether a step of this plan waits for something else: work that is due anyway, or a boiler that breaks. What
 * belongs with a heat pump that is in the plan does not.
 */
export function waits(measure: PlannedMeasure, around: Around): boolean {
  const words = momentWords(measure, around);
  return words !== '' && !ANY_TIME.includes(words);
}

/** When a step of this plan suits this house best; nothing where we cannot tell. */
export function momentWords(measure: PlannedMeasure, around: Around): string {
  const { id, moment } = measure;
  // Before a cavity is filled, it has to be known that no bats live in it.
  if (id === 'spouwmuurisolatie') return '';
  const pump = around.plan.find((step) => step.id === 'warmtepomp');
  if (pump?.needsFirst.includes(id)) return BEFORE_PUMP;
  if (id === 'elektrisch-koken' && pump) return WITH_PUMP;
  if (id === 'gevelisolatie') return 'Als er toch onderhoud aan de gevel nodig is.';
  if (moment === 'na-isolatie') return afterInsulation(measure, around);
  if (moment === 'bij-dakvernieuwing' && !isRoofDue(around)) return '';
  if (moment === 'bij-nieuwe-ketel' && !hasBoiler(around)) return '';
  return MOMENT_WORDS[moment];
}
