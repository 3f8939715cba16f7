import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';

/** Litres of the tank that a pump makes hot water in; null beside a boiler, or where a tank of its own stands. */
export function tankLitresOf(kind: HeatPumpKind, house: House, figures: Figures): number | null {
  if (kind === 'hybride' || house.hotWater === 'warmtepompboiler') return null;
  const { base, perResident } = figures.assumptions.tankLitres.value;
  return base + perResident * house.residents;
}

/** Whether a pump asks for three phases: one will do for a small pump beside a boiler, not for one with an element. */
export function asksThreePhases(kind: HeatPumpKind, kW: number, figures: Figures): boolean {
  return kind !== 'hybride' || kW > figures.assumptions.onePhaseMaxKw.value;
}
