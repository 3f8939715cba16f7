import { formatNumber } from '#lib/format-nl.ts';
import type { Town } from '../../town-schemas.ts';
import type { TownValues } from './town-values.ts';

type Figures = Town['figures'];
interface Measured {
  value: number;
  about?: string | undefined;
}

/** What towns are set beside each other by: the name in the sentences, the figure and its unit. */
const COMPARED: Record<string, readonly [of: (figures: Figures) => Measured, unit: string]> = {
  gasBuren: [({ gas }) => gas, ' m³'],
  stroomBuren: [({ power }) => power, ' kWh'],
  panelenBuren: [({ panels }) => panels, '%'],
  koopBuren: [({ owned }) => owned, '%'],
  flatsBuren: [({ types }) => ({ value: types.value[4] ?? 0 }), '%'],
  oudBuren: [
    ({ periods }) => ({ value: periods.value.slice(0, 3).reduce((all, each) => all + each, 0) }),
    '%',
  ],
};

/** The towns just below and just above one in each figure, in words that follow its own. */
export function besideTowns(town: Town, towns: readonly Town[]): TownValues {
  return Object.fromEntries(
    Object.entries(COMPARED).map(([name, [of, unit]]) => {
      const own = of(town.figures).value;
      let below: [string, number] | undefined;
      let above: [string, number] | undefined;
      for (const other of towns) {
        const { value, about } = of(other.figures);
        const place = about ?? other.name;
        if (value < own && value > (below?.[1] ?? -1)) below = [place, value];
        if (value > own && value < (above?.[1] ?? Number.POSITIVE_INFINITY)) above = [place, value];
      }
      const words = ([place, value]: [string, number]) =>
        `${place} (${formatNumber(value)}${unit})`;
      if (below && above) {
        return [name, `meer dan in ${words(below)} en minder dan in ${words(above)}`];
      }
      if (below)
        return [name, `meer dan in elke andere plaats op deze site; daarna komt ${words(below)}`];
      if (above)
        return [name, `minder dan in elke andere plaats op deze site; daarna komt ${words(above)}`];
      return [name, undefined];
    }),
  );
}
