import type { House } from '../dwelling/house.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import { solarRow } from '../energy/solar.ts';
import type { Figures } from '../figures/index.ts';
import { spread } from '../ranges.ts';
import { type Candidate, type LeftOut, leftOut, reason } from './candidate.ts';

/** Even number of panels that fits the use and the roof, within Milieu Centraal's rows. */
function panelCount(house: House, figures: Figures): number {
  const { min, max, roofShare, panelM2 } = figures.assumptions.panelsPerPlan.value;
  const onRoof = (house.areas.roofM2 * roofShare) / panelM2;
  const forUse = energyUseOf(house, figures).usedKwh / figures.solar.yield.value.kwhPerPanelPerYear;
  const even = Math.floor(Math.min(onRoof, forUse) / 2) * 2;
  return even < min ? 0 : Math.min(max, even);
}

/** Solar panels for a house (after its heat pump), or why not. */
export function solarPanels(house: House, figures: Figures): Candidate | LeftOut {
  if (house.panels > 0)
    return leftOut('zonnepanelen', 'al-zonnepanelen', { panelen: house.panels });
  if (house.woningtype === 'appartement') return leftOut('zonnepanelen', 'vve-dak');
  const panels = panelCount(house, figures);
  if (panels === 0) return leftOut('zonnepanelen', 'dak-of-verbruik-te-klein');
  const row = solarRow(panels, figures);
  return {
    id: 'zonnepanelen',
    quantity: { value: panels, unit: 'panelen' },
    investmentCents: spread(row.costEur * 100, figures.assumptions.spread.value.price),
    grantCents: null,
    apply: (before) => ({ ...before, panels }),
    lifetimeYears: figures.solar.lifetime.value.years,
    reasons: [
      reason('saldering-stopt', {
        datum: figures.feedIn.end.value.endsOn,
        metEurPerJaar: Math.round(row.saving2026Eur),
        zonderEurPerJaar: Math.round(row.savingFrom2027Eur),
      }),
      reason('geen-isde-zonnepanelen'),
    ],
    sourceIds: [
      figures.solar.rows.id,
      figures.solar.yield.id,
      figures.solar.lifetime.id,
      figures.feedIn.end.id,
      figures.feedIn.net.id,
    ],
  };
}
