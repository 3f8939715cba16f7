import type { Figures } from '../figures/index.ts';
import { type CalibrationRow, meanGasRows, savingRows } from './calibration.ts';

/** The figures with another amount of heat left out (kWh a year per m2 of the shell). */
export function withLeftOut(figures: Figures, kwhPerM2: number): Figures {
  const { assumptions } = figures;
  const leftOutKwhPerM2 = { ...assumptions.leftOutKwhPerM2, value: kwhPerM2 };
  return { ...figures, assumptions: { ...assumptions, leftOutKwhPerM2 } } as Figures;
}

const meanSquare = (rows: readonly CalibrationRow[]) =>
  rows.reduce((sum, { deviation }) => sum + deviation ** 2, 0) / rows.length;

/**
 * How far the engine lies from what is fitted on, as a share: the use of each type and the savings of
 * each measure as a house is lived in today, as two groups that weigh the same. Heat that is left out
 * lowers both.
 */
export function fitError(figures: Figures): number {
  return Math.sqrt((meanSquare(meanGasRows(figures)) + meanSquare(savingRows(figures, true))) / 2);
}

/** Heat left out (kWh a year per m2 of the shell) at which the fitted rows lie nearest, to a whole kWh. */
export function fittedLeftOut(figures: Figures): number {
  const most = 40;
  const errors = Array.from({ length: most + 1 }, (_, kwh) => fitError(withLeftOut(figures, kwh)));
  return errors.indexOf(Math.min(...errors));
}
