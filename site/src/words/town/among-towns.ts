import { formatNumber } from '#lib/format-nl.ts';
import type { Town } from '../../town-schemas.ts';
import { builtBefore1975, type TownValues } from './town-values.ts';

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
  oudBuren: [(figures) => ({ value: builtBefore1975(figures) }), '%'],
};

/** The towns just below and just above one in each figure, in words that follow its own. */
export function besideTowns(town: Town, towns: readonly Town[]): TownValues {
  return Object.fromEntries(
    Object.entries(COMPARED).map(([name, [of, unit]]) => {
      const own = of(town.figures).value;
      let below: [string, number] | undefined;
      let above: [string, number] | undefined;
      let equal: string | undefined;
      for (const other of towns) {
        const { value, about } = of(other.figures);
        const place = about ?? other.name;
        if (value === own && other.slug !== town.slug) equal ??= place;
        if (value < own && value > (below?.[1] ?? -1)) below = [place, value];
        if (value > own && value < (above?.[1] ?? Number.POSITIVE_INFINITY)) above = [place, value];
      }
      const words = ([place, value]: [string, number]) =>
        `${place} (${formatNumber(value)}${unit})`;
      if (below && above) {
        return [name, `meer dan in ${words(below)} en minder dan in ${words(above)}`];
      }
      const end = below ?? above;
      if (!end) return [name, undefined];
      const more = below ? 'meer' : 'minder';
      return [
        name,
        equal
          ? `evenveel als in ${equal} en ${more} dan in ${words(end)}`
          : `${more} dan in elke andere plaats op deze site; daarna komt ${words(end)}`,
      ];
    }),
  );
}
