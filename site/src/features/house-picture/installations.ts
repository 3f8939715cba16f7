import type { MeasureId, Report } from '@sens/engine';

/** What can be seen of how a house is heated and makes its own electricity. */
export interface Installations {
  panels: boolean;
  /** The outdoor unit of a heat pump; one with a source in the ground has none. */
  heatPump: boolean;
  /** Windows with glass of the plan; what it has now is on its picture as it is. */
  glass: boolean;
}

/** What the house of a report has: now, or once its plan is done. */
export function installations(
  { dwelling, plan }: Pick<Report, 'dwelling' | 'plan'>,
  after: boolean,
): Installations {
  const does = (...ids: MeasureId[]) => after && plan.some(({ id }) => ids.includes(id));
  const heating = dwelling.heating.value;
  return {
    panels: dwelling.solarPanels.value > 0 || does('zonnepanelen', 'pvt-panelen'),
    heatPump:
      heating === 'warmtepomp' || heating === 'hybride' || does('hybride-warmtepomp', 'warmtepomp'),
    glass: does('hr-glas', 'triple-glas'),
  };
}
