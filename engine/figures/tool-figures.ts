import { figures2026 } from './index.ts';
import { toolOnly2026 } from './tool-only-2026.ts';

/** All figures: those of a report, and what only the tools ask. */
export const toolFigures2026 = {
  ...figures2026,
  isde: { ...figures2026.isde, ...toolOnly2026.isde },
  heatPumps: { ...figures2026.heatPumps, ...toolOnly2026.heatPumps },
  loans: { ...figures2026.loans, ...toolOnly2026.loans },
  pricePaths: toolOnly2026.pricePaths,
};

/** The shape of a set for the tools; it does for a report too. */
export type ToolFigures = typeof toolFigures2026;
