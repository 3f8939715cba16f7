import type { Figures } from '../figures/index.ts';
import type {
  CashFlow,
  CashFlowInput,
  CashFlowReason,
  CashFlowReasonCode,
  CashFlowReasonValues,
} from './cash-flow-types.ts';
import type { CleanCashFlow } from './clean-cash-flow.ts';
import { replacementShare } from './items.ts';

function reason<Code extends CashFlowReasonCode>(
  code: Code,
  values: CashFlowReasonValues[Code],
): CashFlowReason {
  return { code, values } as CashFlowReason;
}

/** The first replacement of each item, and one near the horizon that counts for a part only. */
function replacements({ items, horizonYears, startYear }: CleanCashFlow) {
  return items.flatMap((item) => {
    const found: { id: string; year: number; cents: number; share: number }[] = [];
    for (let index = 1; index < horizonYears; index++) {
      const share = replacementShare(item, index, horizonYears);
      if (share === 0 || (share === 1 && found.length > 0)) continue;
      const cents = Math.round(item.replacementCents * share);
      found.push({ id: item.id, year: startYear + index, cents, share });
    }
    return found;
  });
}

/** What to say of a replacement. */
function replacementCode(id: string, share: number, indicative: boolean) {
  if (share < 1) return 'vervanging-deels';
  return id === 'omvormer' && indicative ? 'omvormer-indicatief' : 'vervanging';
}

function solarReasons(input: CashFlowInput, flow: CleanCashFlow, figures: Figures) {
  const { solar } = input;
  const panels = flow.items.find(({ ownKwh, fedInKwh }) => ownKwh + fedInKwh > 0);
  if (solar === undefined || panels === undefined) return [];
  const { batteryEfficiency, batteryCyclesPerYear } = figures.solar.ownUse.value;
  const endsOn = { datum: figures.feedIn.end.value.endsOn };
  const reasons: CashFlowReason[] = [];
  if (input.netMetering === 'as-if-continued') reasons.push(reason('saldering-alsof', endsOn));
  else reasons.push(reason('saldering-stopt', endsOn));
  if (solar.ownUseShare === undefined) {
    const aandeel = panels.ownKwh / (panels.ownKwh + panels.fedInKwh);
    reasons.push(reason('eigen-gebruik-geschat', { aandeel }));
  }
  if ((solar.battery?.capacityKwh ?? 0) > 0) {
    const values = { rendement: batteryEfficiency, laadbeurtenPerJaar: batteryCyclesPerYear };
    reasons.push(reason('batterij-indicatief', values));
  }
  return reasons;
}

/** What the sums rest on, and what to know about the outcome. */
export function cashFlowReasons(
  input: CashFlowInput,
  flow: CleanCashFlow,
  result: Pick<CashFlow, 'years' | 'paybackYears'>,
  paysInGoodCase: boolean,
  figures: Figures,
): CashFlowReason[] {
  const { gasPctPerYear, electricityPctPerYear } = flow.path;
  const path = { gasPctPerJaar: gasPctPerYear, stroomPctPerJaar: electricityPctPerYear };
  const debtCents = result.years.at(-1)?.loanCents.debtLeft ?? 0;
  const indicative = input.solar?.inverterCostCents === undefined;
  return [
    reason('prijspad', path),
    ...solarReasons(input, flow, figures),
    ...replacements(flow).map(({ id, year, cents, share }) =>
      reason(replacementCode(id, share, indicative), { id, jaar: year, centen: cents }),
    ),
    reason('contante-waarde', { pctPerJaar: flow.discountPct }),
    ...(debtCents > 0 ? [reason('restschuld', { centen: debtCents })] : []),
    ...(result.paybackYears?.high === null ? [{ code: 'terugverdiend-onzeker' } as const] : []),
    ...(result.paybackYears === null && paysInGoodCase
      ? [{ code: 'alleen-gunstig-terugverdiend' } as const]
      : []),
  ];
}

/** Ids of the figures that the sums rest on. */
export function cashFlowSourceIds(flow: CleanCashFlow, figures: Figures): string[] {
  const { prices, solar, feedIn } = figures;
  const uses = (key: 'gasM3' | 'heatGj' | 'kwh' | 'fedInKwh') =>
    flow.items.some((item) => item[key] !== 0);
  const panels = [
    ...[solar.yield, solar.rows, solar.degradation, solar.lifetime, solar.inverter],
    ...[feedIn.end, feedIn.net, feedIn.minimum, feedIn.costs2026],
  ];
  const figuresUsed = [
    ...(uses('gasM3') ? [prices.gas] : []),
    ...(flow.savesGasFixed ? [prices.gasFixed] : []),
    ...(uses('heatGj') ? [prices.heat] : []),
    ...(uses('kwh') || uses('fedInKwh') ? [prices.electricity] : []),
    ...(uses('fedInKwh') ? panels : []),
    ...(flow.items.some(({ id }) => id === 'thuisbatterij') ? [solar.batteryLifetime] : []),
  ];
  return figuresUsed.map(({ id }) => id);
}
