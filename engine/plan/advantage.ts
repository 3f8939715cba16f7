import type { Advantage } from '../terms/reasons.ts';
import type { Route } from './route.ts';

/**
 * By how much a route is better than another that it beats: panels and all, as a report sets them side by side. A
 * route is chosen by its heating alone (decision 19): where panels turn it round, the difference is that without them.
 */
export function advantageOf(one: Route, other: Route): Advantage {
  const wholeEur = Math.round(one.gainEur - other.gainEur);
  if (wholeEur > 0) return { verschilEurPerJaar: wholeEur };
  const heatEur = Math.round(one.heat.gainEur - other.heat.gainEur);
  return { verschilEurPerJaar: Math.max(0, heatEur), metPanelenEurPerJaar: -wholeEur + 0 };
}
