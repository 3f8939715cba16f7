/** Prints how far the engine lies from the published figures: `npm run calibration`. */

import { figures2026 } from '../figures/index.ts';
import {
  gasRows,
  heatNeedRows,
  heatRows,
  householdRows,
  type InformativeRow,
  labelRows,
  savingRows,
} from './calibration.ts';

const shown = ({ subject, predicted, published, unit, deviation }: InformativeRow) => ({
  subject,
  predicted: Math.round(predicted),
  published,
  unit,
  'deviation %': Math.round(deviation * 1000) / 10,
});

for (const rows of [heatRows, savingRows, gasRows, heatNeedRows, labelRows]) {
  console.table(
    rows(figures2026).map((row) => ({
      ...shown(row),
      'allowed %': row.tolerance * 100,
      ok: Math.abs(row.deviation) <= row.tolerance,
    })),
  );
}

console.log(`
Informative, not fitted: Milieu Centraal's average households (mc.gem1, mc.gem2). Other years (gas use fell
by a fifth in 2022), other houses (corner and mid-terraced together, of any insulation) and other people (one,
or two and more); sizes and years are read into its words. The model is fitted on the tables above.`);
console.table(householdRows(figures2026).map(shown));
