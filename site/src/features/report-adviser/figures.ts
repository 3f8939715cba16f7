import type { BehindReport, StateInside } from '@sens/engine';
import { andList } from '#lib/and-list.ts';
import { formatNumber, formatShare } from '#lib/format-nl.ts';
import { ADVISER_COPY as COPY } from './copy.ts';

const one = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });
const two = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const whole = (value: number) => formatNumber(Math.round(value) + 0);

/** A row of a table: its name, and a cell for each of its columns. */
export type Row = readonly [name: string, ...cells: string[]];

/** Heat loss by part, beside that after the plan. */
export function partRows(
  { now, after }: Pick<BehindReport, 'now' | 'after'>,
  nameOf: (part: StateInside['parts'][number]['part']) => string,
): Row[] {
  return now.parts.map(({ part, areaM2, u, normWPerK, realWPerK }) => {
    const later = after.parts.find((each) => each.part === part);
    const uWords = (value: number | null | undefined) =>
      value === null || value === undefined ? '' : two.format(value);
    return [
      nameOf(part),
      areaM2 === null ? '' : one.format(areaM2),
      uWords(u),
      uWords(later?.u),
      whole(normWPerK),
      whole(realWPerK),
      whole(later?.realWPerK ?? 0),
    ];
  });
}

/** Energy by what a house takes it from; with a minus what is taken more. */
export function energyWords(
  { gasM3, heatGj = 0, kwh }: { gasM3: number; heatGj?: number | undefined; kwh: number },
  rounded: (value: number) => string = whole,
): string {
  const amounts = [
    [rounded(gasM3), COPY.gas],
    [one.format(heatGj), COPY.heat],
    [rounded(kwh), COPY.power],
  ] as const;
  const taken = amounts.filter(([amount]) => !/^-?0$/.test(amount));
  const words = taken.map(([amount, unit]) => `${amount.replace('-', '\u2212')}\u00a0${unit}`);
  return words.length > 0 ? andList(words) : COPY.nothing;
}

/** Everything that has one figure for a state of the house; a network only where the house has one. */
export function stateRows(
  { now, after }: Pick<BehindReport, 'now' | 'after'>,
  labels: readonly [now: string, after: string],
): Row[] {
  const { rows } = COPY;
  const both = (name: string, pick: (state: StateInside) => string): Row => [
    name,
    pick(now),
    pick(after),
  ];
  return [
    both(rows.norm, (state) => whole(state.normHeatKwhPerM2)),
    both(rows.rooms, (state) => whole(state.roomHeatKwh)),
    both(rows.water, (state) => energyWords(state.hotWater)),
    both(rows.cooking, (state) => energyWords(state.cooking)),
    both(rows.household, (state) => whole(state.householdKwh)),
    both(rows.gas, ({ use }) => whole(use.gasM3)),
    ...(now.use.heatGj > 0 ? [both(rows.heat, ({ use }) => one.format(use.heatGj))] : []),
    both(rows.bought, ({ use }) => whole(use.boughtKwh)),
    both(rows.generated, ({ generatedKwh, use }) =>
      COPY.of(whole(generatedKwh), whole(use.fedInKwh)),
    ),
    both(rows.gaps, (state) => two.format(state.gapsPerHour)),
    both(rows.design, (state) => one.format(state.designKw)),
    both(rows.supply, (state) => whole(state.supplyC)),
    both(rows.ep2, (state) => whole(state.ep2)),
    [rows.label, ...labels],
  ];
}

/** How the bill was read, and how far off the figures may be. */
export function certaintyWords({
  now,
  heatScale,
  householdScale,
  spreads,
}: BehindReport): string[] {
  const isRead = heatScale !== 1 || householdScale !== 1;
  const share = (value: number) => formatShare(value);
  return [
    isRead ? COPY.scale(two.format(heatScale), two.format(householdScale)) : COPY.unscaled,
    COPY.spreads(
      now.use.heatGj > 0 ? COPY.heatUsed : COPY.gasUsed,
      share(spreads.gas),
      share(spreads.electricity),
      share(spreads.ep2),
      share(spreads.saving),
    ),
  ];
}
