import type { Figures } from '@sens/engine';
import { formatPeriod, formatShare } from '#lib/format-nl.ts';
import { priceWords } from './assumption-words.ts';
import type { Payback } from './payback.ts';
import type { RoiState } from './state.ts';

/** What the sum assumes beside the reasons that stand under the result, in sentences. */
export function assumptionsOf(
  { input }: Pick<Payback, 'input'>,
  { amounts }: Pick<RoiState, 'amounts'>,
  { prices }: Figures,
): string[] {
  const { savingShare = 0, investmentShare = 0 } = input.uncertainty ?? {};
  const cbs = (own: number | undefined) =>
    own === undefined ? `CBS, ${formatPeriod(prices.gas.date)}` : 'door u ingevuld';
  const gas = amounts.gasprijs ?? prices.gas.value.eurPerM3;
  const electricity = amounts.stroomprijs ?? prices.electricity.value.eurPerKwh;
  return [
    `Gas kost nu ${priceWords(gas)} per m³ (${cbs(amounts.gasprijs)}), stroom ${priceWords(electricity)} per kWh (${cbs(amounts.stroomprijs)}).`,
    `Het eerste jaar van de besparing is ${input.startYear}. U betaalt aan het begin en krijgt de subsidie in hetzelfde jaar.`,
    `De bandbreedte rekent met ${formatShare(savingShare)} meer of minder besparing en ${formatShare(investmentShare)} hogere of lagere kosten. Uw eigen offertes hebben geen marge.`,
    'Alle bedragen zijn in euro van nu: de inflatie is eruit gehaald.',
  ];
}
