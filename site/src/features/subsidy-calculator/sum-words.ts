import { type SubsidyGroundCode, type SubsidyLine, toolFigures2026 } from '@sens/engine';
import { formatCents } from '#lib/format-nl.ts';
import { formatCentsRange, formatM2, formatSize } from './amounts.ts';
import { isAirPump } from './assumed.ts';
import { limitsOf } from './bounds.ts';
import { isPerM2, type MeasureDetails, type MeasureKey } from './measures.ts';

const has = ({ grounds }: SubsidyLine, code: SubsidyGroundCode) =>
  grounds.some((ground) => ground.code === code);

/** "56 m² × € 32,50 = € 1.820", with the bio-based bonus inside the brackets. */
function areaSum(line: SubsidyLine, key: MeasureKey): string | undefined {
  const { countedM2 = 0, ratePerM2Cents = 0, bonusCents, amountCents } = line;
  const bonus = bonusCents > 0 ? (limitsOf(key)?.biobasedBonusCents ?? 0) : 0;
  const rate = formatCents(ratePerM2Cents);
  const each = bonus > 0 ? `(${rate} + ${formatCents(bonus)} biobased)` : rate;
  const product = countedM2 * (ratePerM2Cents + bonus);
  const rounded = Math.abs(product - amountCents.mid) > 1e-6 ? ', afgerond op centen' : '';
  return `${formatM2(countedM2)} × ${each} = ${formatCents(amountCents.mid)}${rounded}`;
}

/** "€ 1.025 + 4 kW × € 225 + € 200 (A+++) = € 2.125". */
function pumpSum(line: SubsidyLine, { kw = 0 }: MeasureDetails): string | undefined {
  if (has(line, 'wp-minimum')) return undefined;
  const { startEur, eurPerKw, bonusAppPEur } = toolFigures2026.isde.heatPump.value;
  const total = formatCents(line.amountCents.mid);
  const power = (eur: number) => `${formatSize(kw)}\u00a0kW × ${formatCents(eur * 100)}`;
  if (has(line, 'wp-volgende')) {
    return `${power(toolFigures2026.isde.furtherHeatPump.value.eurPerKw)} = ${total}`;
  }
  const bonus = line.bonusCents > 0 ? ` + ${formatCents(bonusAppPEur * 100)} (A+++)` : '';
  return `${formatCents(startEur * 100)} + ${power(eurPerKw)}${bonus} = ${total}`;
}

/** The amount as a sum that one can check by hand; nothing where there is no amount. */
export function sumWords(
  line: SubsidyLine,
  key: MeasureKey,
  used: MeasureDetails,
): string | undefined {
  const { amountCents } = line;
  if (amountCents.high === 0) return undefined;
  if (isPerM2(key)) return areaSum(line, key);
  if (key === 'warmtepomp' && isAirPump(used)) return pumpSum(line, used);
  if (amountCents.low === amountCents.high)
    return `Vast bedrag van ${formatCents(amountCents.mid)}`;
  return `Op de lijst van RVO ${formatCentsRange(amountCents)}, in het midden ${formatCents(amountCents.mid)}`;
}
