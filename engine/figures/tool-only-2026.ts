import { heatPumpCheckFigures } from './heat-pump-check.ts';
import { isdeToolRules2026 } from './isde-tool-rules-2026.ts';
import { otherSchemes } from './other-schemes.ts';
import { pricePaths } from './price-paths.ts';

/** What the tools count with and a report does not, so that no report's page carries it. */
export const toolOnly2026 = {
  isde: isdeToolRules2026,
  heatPumps: heatPumpCheckFigures,
  loans: otherSchemes,
  pricePaths,
};
