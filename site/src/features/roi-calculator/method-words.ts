import type { Payback, ToolFigures } from '@sens/engine';
import { formatPeriod } from '#lib/format-nl.ts';
import { pathWords, priceWords } from './assumption-words.ts';
import type { RoiState } from './state.ts';

/** What the sum assumes beside the reasons that stand under the result, in sentences. */
export function assumptionsOf(
  { input }: Pick<Payback, 'input'>,
  { amounts }: Pick<RoiState, 'amounts'>,
  { prices, pricePaths }: ToolFigures,
): string[] {
  const paths = pricePaths.paths.value;
  const cbs = (own: number | undefined) =>
    own === undefined ? `CBS, ${formatPeriod(prices.gas.date)}` : 'door u ingevuld';
  const gas = amounts.gasprijs ?? prices.gas.value.eurPerM3;
  const electricity = amounts.stroomprijs ?? prices.electricity.value.eurPerKwh;
  return [
    `Gas kost nu ${priceWords(gas)} per m³ (${cbs(amounts.gasprijs)}), stroom ${priceWords(electricity)} per kWh (${cbs(amounts.stroomprijs)}).`,
    `Het eerste jaar van de besparing is ${input.startYear}. U betaalt aan het begin en krijgt de subsidie in hetzelfde jaar.`,
    `Dalende prijzen: ${pathWords(paths.low)}. Stijgende prijzen: ${pathWords(paths.high)}. Dat is boven op de inflatie (indicatief).`,
    'Alle bedragen zijn in euro van nu: de inflatie is eruit gehaald.',
  ];
}
