import type { Figures } from '../figures/index.ts';
import type { EnergyUse } from './energy-use.ts';
import { nettingCostEurPerKwh } from './own-use.ts';

/** Fixed costs of a connection, EUR a year incl. VAT: network and supply together. */
export function connectionEur(fixed: Figures['prices']['gasFixed']): number {
  return fixed.value.networkEurPerYear + fixed.value.supplyEurPerYear;
}

/**
 * Fixed part of a bill (EUR a year incl. VAT): the connections that the house has, of gas and of a heat network too, less
 * the reduction on energy tax that each electricity connection gets.
 */
export function fixedCostEur(
  { gasM3, heatGj }: Pick<EnergyUse, 'gasM3' | 'heatGj'>,
  { prices }: Figures,
): number {
  const { gasFixed, heatFixed, electricityFixed, energyTaxReduction } = prices;
  const gasEur = gasM3 > 0 ? connectionEur(gasFixed) : 0;
  const heatEur = heatGj > 0 ? heatFixed.value.eurPerYear : 0;
  return connectionEur(electricityFixed) - energyTaxReduction.value.eurPerYear + gasEur + heatEur;
}

/** What of a saving is fixed (EUR a year): a connection's cost where the last gas goes, minus where it comes. */
export function fixedSavedEur(was: EnergyUse, is: EnergyUse, figures: Figures): number {
  return fixedCostEur(was, figures) - fixedCostEur(is, figures);
}

/** Cost of what is used (EUR a year) incl. VAT, minus what feeding in brings without net metering. */
function variableCostEur(use: EnergyUse, figures: Figures): number {
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
  return Math.max(0, fixedCostEur(use, figures) + variableCostEur(use, figures));
}

/** What net metering sets off in a year, kWh: no more than is bought, and no more than is fed in. */
export const nettedKwhOf = ({ boughtKwh, fedInKwh }: EnergyUse) => Math.min(boughtKwh, fedInKwh);

/**
 * What net metering takes off a year's bill in EUR: what is fed in is set against what is bought, and costs
 * the supplier's charge instead of bringing the little it brings without.
 * @param generatedKwh a year, of all panels
 */
export function nettingEur(use: EnergyUse, generatedKwh: number, figures: Figures): number {
  const { prices, feedIn } = figures;
  const costEur = nettingCostEurPerKwh(generatedKwh, figures) + feedIn.net.value.meanEurPerKwh;
  return nettedKwhOf(use) * (prices.electricity.value.eurPerKwh - costEur);
}

/**
 * CO2 (kg a year) of the gas and electricity that is bought, whole chain. What is fed in is not taken
 * off: it is somebody else's electricity, and the cautious side.
 */
export function co2KgPerYear(use: EnergyUse, figures: Figures): number {
  const { gas, electricity } = figures.co2;
  return use.gasM3 * gas.value.kgPerM3 + use.boughtKwh * electricity.value.kgPerKwh;
}
