import type { Figures } from '../figures/index.ts';
import type { EnergyUse } from './energy-use.ts';

/** Supply and network of the electricity connection (EUR a year incl. VAT). */
export function electricityFixedEur({ prices }: Figures): number {
  return (
    prices.electricityFixed.value.supplyEurPerYear + prices.electricityNetwork.value.eurPerYear
  );
}

/**
 * Fixed part of a bill (EUR a year incl. VAT): both connections as far as the house has them, less
 * the reduction on energy tax that each electricity connection gets.
 */
export function fixedCostEur(usesGas: boolean, figures: Figures): number {
  const { gasFixed, energyTaxReduction } = figures.prices;
  const gasEur = gasFixed.value.networkEurPerYear + gasFixed.value.supplyEurPerYear;
  const reductionEur = energyTaxReduction.value.eurPerYear;
  return electricityFixedEur(figures) - reductionEur + (usesGas ? gasEur : 0);
}

/** Cost of what is used (EUR a year) incl. VAT, minus what feeding in brings without net metering. */
export function variableCostEur(use: EnergyUse, figures: Figures): number {
  const { gas, electricity, heat } = figures.prices;
  return (
    use.gasM3 * gas.value.eurPerM3 +
    use.heatGj * heat.value.eurPerGj +
    use.boughtKwh * electricity.value.eurPerKwh -
    use.fedInKwh * figures.feedIn.net.value.meanEurPerKwh
  );
}

/** Energy cost in EUR a year: fixed and variable; never below zero. */
export function yearlyCostEur(use: EnergyUse, figures: Figures): number {
  return Math.max(0, fixedCostEur(use.gasM3 > 0, figures) + variableCostEur(use, figures));
}

/**
 * CO2 (kg a year) of the gas and electricity that is bought, whole chain. What is fed in is not taken
 * off: it is somebody else's electricity, and the cautious side.
 */
export function co2KgPerYear(use: EnergyUse, figures: Figures): number {
  const { gas, electricity } = figures.co2;
  return use.gasM3 * gas.value.kgPerM3 + use.boughtKwh * electricity.value.kgPerKwh;
}
