import { cleanAnswers } from '../dwelling/clean-answers.ts';
import { unsuitableParts } from '../dwelling/heat-pump-fit.ts';
import { designLossKw } from '../energy/design-loss.ts';
import type { ToolFigures } from '../figures/tool-figures.ts';
import { measureForPart, withMeasures } from '../measures/part-measures.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';
import { powerRange } from './work-out.ts';

/**
 * Power (whole kW) of a kind in this house, the same as in `heatPumpCheck`: with the measures done first
 * that it needs. Also where the check does not work a kind out, for who has a place for it all the same.
 */
export function heatPumpPowerKw(
  kind: HeatPumpKind,
  answers: DwellingAnswers,
  figures: ToolFigures,
): number {
  const { house } = resolveHouse(cleanAnswers(answers), figures, figures.isde.year);
  const measures = unsuitableParts(house, figures).map((part) => measureForPart(part, house));
  const after = kind === 'hybride' ? house : withMeasures(house, measures, figures);
  return powerRange(kind, designLossKw(after, figures), 0, figures).mid;
}
