/** Prints how far the engine lies from the published figures: `npm run calibration`. */

import { figures2026 } from '../figures/index.ts';
import { gasRows, heatNeedRows, heatRows, labelRows, savingRows } from './calibration.ts';

for (const rows of [heatRows, savingRows, gasRows, heatNeedRows, labelRows]) {
  console.table(
    rows(figures2026).map(({ subject, predicted, published, unit, deviation, tolerance }) => ({
      subject,
      predicted: Math.round(predicted),
      published,
      unit,
      'deviation %': Math.round(deviation * 1000) / 10,
      'allowed %': tolerance * 100,
      ok: Math.abs(deviation) <= tolerance,
    })),
  );
}
