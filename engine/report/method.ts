import type { Figures } from '../figures/index.ts';
import type { Reason } from '../terms/reasons.ts';
import { notesOf } from './notes.ts';
import type { Report } from './report.ts';
import { usedFigureIds } from './used-figures.ts';

/** How a report was worked out, for who asks. */
export interface Method {
  /** Assumptions that matter, as codes with their figures. */
  assumptions: Reason[];
  /** Ids of the figures it rests on, each once (`@sens/engine/citations`). */
  sourceIds: string[];
}

/**
 * How this report was worked out, told from the report itself. Apart from it, as a page shows a report
 * without: a browser loads this when somebody looks.
 * @param figures those that the report was made with
 */
export function methodOf(report: Report, figures: Figures): Method {
  return { assumptions: notesOf(report, figures), sourceIds: usedFigureIds(report, figures) };
}
