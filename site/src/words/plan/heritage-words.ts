import type { MeasureId, Report } from '@sens/engine';
import { REPORT_COPY as COPY } from '../report-copy.ts';

/**
 * Up to here a house may well be listed or stand in a listed street: a judgement, with which nothing is computed. Nearly all
 * that is listed is of the years up to the rebuilding after the war; younger listed houses are few.
 */
const OLD_UNTIL = 1965;

/** What changes how a house looks, or what it is built of. */
const ON_ITS_FACE: readonly MeasureId[] = [
  'hr-glas',
  'triple-glas',
  'isolerende-deur',
  'spouwmuurisolatie',
  'gevelisolatie',
  'dakisolatie',
  'zonnepanelen',
  'pvt-panelen',
  'zonneboiler',
];

/** What to ask the town before anything at the outside of a house that may be listed; nothing where there is no such work. */
export function heritageWords({
  dwelling,
  plan,
  considered,
}: Pick<Report, 'dwelling' | 'plan' | 'considered'>): string {
  if (dwelling.bouwjaar.value > OLD_UNTIL) return '';
  return [...plan, ...considered].some(({ id }) => ON_ITS_FACE.includes(id)) ? COPY.heritage : '';
}
