import type { MeasureId } from '../terms/measures.ts';
import type { Report } from './report.ts';

/** What can be shown of how a house is heated, makes its own electricity and keeps its heat. */
export interface Installations {
  /** How many solar panels. */
  panels: number;
  /** The outdoor unit of a heat pump; one with a source in the ground has none. */
  heatPump: boolean;
  /** Windows with glass of the plan; what it has now is on its picture as it is. */
  glass: boolean;
  /** What the plan insulates, from the top down. */
  insulated: readonly InsulatedPart[];
}

/** A part of a house that a plan can insulate. */
export type InsulatedPart = 'roof' | 'wall' | 'floor';

/** The measures that insulate a part; of an attic floor the roof is what one sees. */
const INSULATE: Readonly<Record<InsulatedPart, readonly MeasureId[]>> = {
  roof: ['dakisolatie', 'zoldervloerisolatie'],
  wall: ['spouwmuurisolatie', 'gevelisolatie'],
  floor: ['vloerisolatie', 'bodemisolatie'],
};

const PARTS = Object.keys(INSULATE) as InsulatedPart[];

/** What the house of a report has: now, or once its plan is done. */
export function installations(
  { dwelling, plan }: Pick<Report, 'dwelling' | 'plan'>,
  after: boolean,
): Installations {
  const does = (...ids: readonly MeasureId[]) => after && plan.some(({ id }) => ids.includes(id));
  const heating = dwelling.heating.value;
  const planned = plan
    .filter(({ id }) => after && (id === 'zonnepanelen' || id === 'pvt-panelen'))
    .map(({ quantity }) => quantity.value);
  return {
    panels: Math.max(dwelling.solarPanels.value, ...planned),
    heatPump:
      heating === 'warmtepomp' || heating === 'hybride' || does('hybride-warmtepomp', 'warmtepomp'),
    glass: does('hr-glas', 'triple-glas'),
    insulated: PARTS.filter((part) => does(...INSULATE[part])),
  };
}
