import type { MeasureId, Report } from '@sens/engine';
import { REPORT_COPY as COPY } from '../report-copy.ts';

/**
 * Up to here a house may well be listed or stand in a listed street: the plan begins with it. A judgement, with which
 * nothing is computed.
 */
const OLD_UNTIL = 1900;

/**
 * Nearly all that is listed is of the years up to the rebuilding after the war, but few houses of these years are: it is
 * said at the first step that it goes for.
 */
const MAYBE_UNTIL = 1965;

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

const isOnItsFace = ({ id }: { id: MeasureId }) => ON_ITS_FACE.includes(id);

/** What to ask the town before anything at the outside of a house that may be listed; nothing where there is no such work. */
export function heritageWords({
  dwelling,
  plan,
  considered,
}: Pick<Report, 'dwelling' | 'plan' | 'considered'>): string {
  if (dwelling.bouwjaar.value > MAYBE_UNTIL) return '';
  return [...plan, ...considered].some(isOnItsFace) ? COPY.heritage : '';
}

/** The step at which that is said, in a house that is hardly ever listed; of none where it is said before the plan. */
export function heritageStep({
  dwelling,
  plan,
}: Pick<Report, 'dwelling' | 'plan'>): MeasureId | undefined {
  const { value } = dwelling.bouwjaar;
  return value > OLD_UNTIL && value <= MAYBE_UNTIL ? plan.find(isOnItsFace)?.id : undefined;
}
