import { heatsWithBoiler, type PlannedMeasure, type Report } from '@sens/engine';
import { INSULATION, MOMENT_WORDS } from './measure-words.ts';

/** Years in which no roof is due for renewal: a judgement, with which nothing is computed. */
const YOUNG_ROOF_YEARS = 30;

type Around = Pick<Report, 'plan' | 'dwelling' | 'today'>;

/** Whether a roof may be due for renewal in the years to come, by the age of the house. */
export const isRoofDue = ({ dwelling, today }: Pick<Report, 'dwelling' | 'today'>): boolean =>
  Number(today.slice(0, 4)) - dwelling.bouwjaar.value >= YOUNG_ROOF_YEARS;

const hasBoiler = ({ dwelling }: Around) => heatsWithBoiler(dwelling.heating.value);

/** A heat pump goes after what is insulated in the same plan; where that is nothing, in the boiler's place. */
function afterInsulation({ step }: PlannedMeasure, around: Around): string {
  const insulated = around.plan.some((one) => one.step < step && INSULATION.includes(one.id));
  if (insulated) return MOMENT_WORDS['na-isolatie'];
  return hasBoiler(around) ? MOMENT_WORDS['bij-nieuwe-ketel'] : '';
}

/** When a step of this plan suits this house best; nothing where we cannot tell. */
export function momentWords(measure: PlannedMeasure, around: Around): string {
  const { id, moment } = measure;
  // Before a cavity is filled, it has to be known that no bats live in it.
  if (id === 'spouwmuurisolatie') return '';
  const pump = around.plan.find((step) => step.id === 'warmtepomp');
  if (pump?.needsFirst.includes(id)) return 'Vóór de warmtepomp.';
  if (id === 'elektrisch-koken' && pump) return 'Samen met de warmtepomp.';
  if (id === 'gevelisolatie') return 'Als er toch onderhoud aan de gevel nodig is.';
  if (moment === 'na-isolatie') return afterInsulation(measure, around);
  if (moment === 'bij-dakvernieuwing' && !isRoofDue(around)) return '';
  if (moment === 'bij-nieuwe-ketel' && !hasBoiler(around)) return '';
  return MOMENT_WORDS[moment];
}
