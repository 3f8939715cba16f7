import type { Figures } from '@sens/engine';
import type { Province, Town } from '../../town-schemas.ts';
import { besideTowns } from './among-towns.ts';
import { gasReasons } from './gas-reasons.ts';
import type { Neighbourhood } from './neighbourhood-kinds.ts';
import { exampleValues, oldestValues } from './town-example.ts';
import { townHouse } from './town-houses.ts';
import { type TownValues, townValues } from './town-values.ts';

/**
 * All that the sentences of a town's page about one service may name. Every town has the same names, be they
 * known of it or not (`page-values.test.ts`), so that a text can be checked by those of one.
 * @param named the neighbourhoods that the sentences may name
 * @param today ISO date for the example
 */
export function pageValues(
  town: Town,
  service: string,
  named: readonly Neighbourhood[],
  { province, towns }: { province: Province; towns: readonly Town[] },
  figures: Figures,
  today: string,
): TownValues {
  const known = townValues(town, province, named);
  return {
    ...known,
    ...besideTowns(town, towns),
    ...gasReasons(named, known.wijkGas, known.wijkZuinig),
    ...exampleValues(townHouse(town, service), service, figures, today),
    ...oldestValues(town, known.gebiedOud, service, figures, today),
  };
}
