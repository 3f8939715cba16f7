import type { Report, RouteId, StageId } from '@sens/engine';
import { isRoofDue } from './moment-words.ts';

/** What each way of heating is called. */
export const ROUTE_NAMES: Record<RouteId, string> = {
  huidig: 'Verwarming blijft zoals nu',
  'hybride-warmtepomp': 'Hybride warmtepomp',
  warmtepomp: 'Volledig elektrisch',
};

/** When a part of the plan is done that is spread over years. */
const STAGE_NAMES: Record<StageId, string> = {
  nu: 'Nu',
  buiten: 'Als er buiten toch werk is',
  ketel: 'Als de ketel stukgaat',
  dak: 'Als het dak aan de beurt is',
};

/** The same in this house: one whose roof is new does not wait for another. */
export const stageName = (id: StageId, house: Pick<Report, 'dwelling' | 'today'>): string =>
  id === 'dak' && !isRoofDue(house) ? 'Later' : STAGE_NAMES[id];
