import type { ToolFigures } from '../figures/tool-figures.ts';
import { cashFlow } from './cash-flow.ts';
import type { CashFlow, CashFlowInput } from './cash-flow-types.ts';

const LEVERS = ['gasprijs', 'warmteprijs', 'stroomprijs', 'investering', 'besparing'] as const;

export type LeverId = (typeof LEVERS)[number];

/** How far each is moved, as a share. */
const LEVER_SHARES: Record<LeverId, number> = {
  gasprijs: 0.2,
  warmteprijs: 0.2,
  stroomprijs: 0.2,
  investering: 0.2,
  besparing: 0.25,
};

type End = Pick<CashFlow, 'paybackYears' | 'totalGainCents'>;

/** The outcome when one thing is less or more than expected. */
export interface Lever {
  id: LeverId;
  share: number;
  less: End;
  more: End;
  /** How much the total gain differs between the two, in cents. */
  swingCents: number;
}

function withInvestment(input: CashFlowInput, factor: number): CashFlowInput {
  const { measures, solar } = input;
  const priced = <One extends { investmentCents: number }>(one: One): One => ({
    ...one,
    investmentCents: one.investmentCents * factor,
  });
  return {
    ...input,
    measures: measures.map(priced),
    solar: solar && { ...priced(solar), battery: solar.battery && priced(solar.battery) },
  };
}

/** All that is saved moves, less what a heat pump uses more: half the saving is half the money. */
function withSaving(input: CashFlowInput, factor: number): CashFlowInput {
  const { measures, solar } = input;
  return {
    ...input,
    measures: measures.map((one) => ({
      ...one,
      gasSavedM3PerYear: (one.gasSavedM3PerYear ?? 0) * factor,
      heatSavedGjPerYear: (one.heatSavedGjPerYear ?? 0) * factor,
      electricitySavedKwhPerYear: (one.electricitySavedKwhPerYear ?? 0) * factor,
      fedInKwhPerYear: (one.fedInKwhPerYear ?? 0) * factor,
    })),
    solar: solar && { ...solar, generatedKwhPerYear: solar.generatedKwhPerYear * factor },
  };
}

function moved(
  id: LeverId,
  input: CashFlowInput,
  factor: number,
  figures: ToolFigures,
): CashFlowInput {
  const { prices } = figures;
  const { startPrices } = input;
  if (id === 'investering') return withInvestment(input, factor);
  if (id === 'besparing') return withSaving(input, factor);
  const gas = startPrices?.gasEurPerM3 ?? prices.gas.value.eurPerM3;
  const heat = startPrices?.heatEurPerGj ?? prices.heat.value.eurPerGj;
  const electricity = startPrices?.electricityEurPerKwh ?? prices.electricity.value.eurPerKwh;
  const other = {
    gasprijs: { gasEurPerM3: gas * factor },
    warmteprijs: { heatEurPerGj: heat * factor },
    stroomprijs: { electricityEurPerKwh: electricity * factor },
  }[id];
  return { ...input, startPrices: { ...startPrices, ...other } };
}

function leverOf(id: LeverId, input: CashFlowInput, figures: ToolFigures): Lever {
  const share = LEVER_SHARES[id];
  const less = cashFlow(moved(id, input, 1 - share, figures), figures);
  const more = cashFlow(moved(id, input, 1 + share, figures), figures);
  const swingCents = Math.abs(more.totalGainCents.mid - less.totalGainCents.mid);
  return { id, share, less, more, swingCents };
}

/**
 * The two or three things that decide most: the price that matters, saving, and investment unless every
 * price is the visitor's own; most telling first.
 */
export function leversOf(
  { input, isPriceSure }: { input: CashFlowInput; isPriceSure: boolean },
  figures: ToolFigures,
): Lever[] {
  const savesHeat = input.measures.some(({ heatSavedGjPerYear = 0 }) => heatSavedGjPerYear !== 0);
  const moving = LEVERS.filter(
    (id) => (id !== 'investering' || !isPriceSure) && (id !== 'warmteprijs' || savesHeat),
  );
  const all = moving.map((id) => leverOf(id, input, figures));
  const bySwing = (one: Lever, other: Lever) => other.swingCents - one.swingCents;
  const [price] = all.filter(({ id }) => id.endsWith('prijs')).sort(bySwing);
  return [...(price ? [price] : []), ...all.filter(({ id }) => !id.endsWith('prijs'))].sort(
    bySwing,
  );
}
