/**
 * Prints how far the engine lies from the published figures: `npm run calibration`. With `-- fit` it
 * fits anew how people heat and what the label takes for granted, and prints the rows fitted on and those held
 * back. Exits 1 when a row lies beyond what it is allowed, or a class more than one off.
 */

import { figures2026 } from '../figures/index.ts';
import { CHOICES } from '../terms/answers.ts';
import {
  areaGasRows,
  type CalibrationRow,
  gasRows,
  heatNeedRows,
  householdRows,
  type InformativeRow,
  labelRows,
  registeredRows,
  stockRows,
} from './calibration.ts';
import {
  fittedOn,
  fittedStock,
  fittedUse,
  realUseOf,
  type StockFactors,
  stockError,
  stockStepError,
  useError,
  withRealUse,
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

function printUseFit(): void {
  const found = fittedUse(figures2026);
  const fitted = withRealUse(figures2026, found);
  const nothing = withRealUse(figures2026, { ...found, leftOutKwhPerM2: 0 });
  console.log('How people heat: fitted, and in the figures');
  console.table({ fitted: found, figures: realUseOf(figures2026) });
  console.log(`Deviation as a share of what is allowed, the largest counting most: ${percent(useError(fitted))}; with nothing left out ${percent(useError(nothing))}.
Fitted on:`);
  for (const rowsOf of fittedOn) console.table(judged(rowsOf(fitted)));
  console.log('Held back:');
  for (const rowsOf of [areaGasRows, gasRows]) console.table(judged(rowsOf(fitted)));
  console.table(householdRows(fitted).map(shown));
}

function printAll(): void {
  const tables = [...fittedOn, areaGasRows, gasRows, heatNeedRows];
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
  printUseFit();
  printStockFit();
} else printAll();
