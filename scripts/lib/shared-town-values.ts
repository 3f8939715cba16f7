import type * as z from 'zod';
import type { townSchema } from '../../site/src/town-schemas.ts';
import { type Parsed, type Problem, problemAt } from './content-file.ts';

type Town = z.output<typeof townSchema>;

/** What no two towns have in common, by its path. A part of a municipality may have some of its postcodes, never all. */
const OWN: Readonly<Record<string, (town: Town) => string | undefined>> = {
  name: ({ name }) => name,
  postalCodes: ({ postalCodes }) => postalCodes.join(', '),
  'figures.population': ({ figures: { population } }) => population && String(population.value),
};

/**
 * Takes each town in turn, and tells of what another one says of itself too: a new town begins as a copy of another, and
 * what was not replaced in it would be told of the wrong place.
 */
export function sharedTownValues(): (parsed: Parsed, file: string, town: Town) => Problem[] {
  const owners = new Map<string, string>();
  return (parsed, file, town) =>
    Object.entries(OWN).flatMap(([field, readValue]) => {
      const value = readValue(town);
      if (value === undefined) return [];
      const owner = owners.get(`${field} ${value}`);
      owners.set(`${field} ${value}`, owner ?? file);
      if (owner === undefined) return [];
      const message = `${field}: content/${owner} heeft ook "${value}"; vervang het in het bestand van de nieuwe plaats`;
      return [problemAt(parsed, field.split('.'), message)];
    });
}
