import type { RouteId, StageId } from '@sens/engine';

/** What each way of heating is called. */
export const ROUTE_NAMES: Record<RouteId, string> = {
  huidig: 'Verwarming blijft zoals nu',
  'hybride-warmtepomp': 'Hybride warmtepomp',
  warmtepomp: 'Volledig elektrisch',
};

/** When a part of the plan is done that is spread over years. */
export const STAGE_NAMES: Record<StageId, string> = {
  nu: 'Nu',
  ketel: 'Als de ketel stukgaat',
  dak: 'Als het dak aan de beurt is',
};
