/**
 * Prints how far the engine lies from the published figures: `npm run calibration`. With `-- fit` it
 * fits anew what people leave out since 2022 and what the label takes for granted, and prints the rows fitted on and
 * those held back. Exits 1 when a row lies beyond what it is allowed, or a class more than one off.
 */

import { figures2026 } from '../figures/index.ts';
import { CHOICES } from '../terms/answers.ts';
import {
  areaGasRows,
  type CalibrationRow,
  gasRows,
  heatNeedRows,
  heatRows,
  householdRows,
  type InformativeRow,
  labelRows,
  meanGasRows,
  registeredRows,
  savingRows,
  stockRows,
} from './calibration.ts';
import {
  fitError,
  fittedLeftOut,
  fittedStock,
  type StockFactors,
  stockError,
  stockStepError,
  withLeftOut,
  withStock,
} from './fit.ts';

const shown = ({ subject, predicted, published, unit, deviation }: InformativeRow) => ({
  subject,
  predicted: Math.round(predicted),
  published,
  unit,
  'deviation %': Math.round(deviation * 1000) / 10,
});

const judged = (rows: CalibrationRow[]) =>
  rows.map((row) => ({
    ...shown(row),
    'allowed %': row.tolerance * 100,
    ok: Math.abs(row.deviation) <= row.tolerance,
  }));

function printJudged(rows: readonly { ok: boolean }[]): void {
  console.table(rows);
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function printStockFit(): void {
  const types = CHOICES.woningtype;
  const found = fittedStock(figures2026);
  const nothing = withStock(
    figures2026,
    found.map(() => 1),
  );
  const error = (factors: StockFactors) => stockError(withStock(figures2026, factors), types);
  console.log(`registeredStock: fitted ${found.join(', ')}.
Root mean square from era to era: ${percent(error(found))}; with nothing for granted ${percent(stockError(nothing, types))}.
Fitted on:`);
  console.table(stockRows(withStock(figures2026, found)).map(shown));
  console.log('Each type held back, fitted on the others:');
  console.table(
    types.map((type) => {
      const factors = fittedStock(
        figures2026,
        types.filter((other) => other !== type),
      );
      const off = (figures: typeof figures2026) => percent(stockStepError(figures, type));
      return {
        type,
        factors: factors.join(', '),
        before: off(nothing),
        after: off(withStock(figures2026, factors)),
      };
    }),
  );
}

function printFit(): void {
  const found = fittedLeftOut(figures2026);
  const fitted = withLeftOut(figures2026, found);
  const { value } = figures2026.assumptions.leftOutKwhPerM2;
  console.log(`leftOutKwhPerM2: fitted ${found}, in the figures ${value}.
Root mean square: ${percent(fitError(fitted))}; with nothing left out ${percent(fitError(withLeftOut(figures2026, 0)))}.
Fitted on:`);
  console.table(judged(meanGasRows(fitted)));
  console.log(
    'and on what is saved in a house as it is lived in today, which is more than the 20 % off in two rows:',
  );
  console.table(savingRows(fitted, true).map(shown));
  console.log('Held back:');
  console.table(judged(areaGasRows(fitted)));
  console.table(householdRows(fitted).map(shown));
}

function printAll(): void {
  const tables = [heatRows, savingRows, meanGasRows, areaGasRows, gasRows, heatNeedRows];
  for (const rows of tables) printJudged(judged(rows(figures2026)));
  console.log('Classes: at most one off.');
  const classes = [...labelRows(figures2026), ...registeredRows(figures2026)];
  printJudged(classes.map((row) => ({ ...row, ok: Math.abs(row.off) <= 1 })));
  console.log(`
Informative, not fitted: Milieu Centraal's average households (mc.gem1, mc.gem2): corner and mid-terraced
houses together, of any insulation; sizes and years are read into its words.`);
  console.table(householdRows(figures2026).map(shown));
}

if (process.argv.includes('fit')) {
  printFit();
  printStockFit();
} else printAll();
