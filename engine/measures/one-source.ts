import type { MeasureId } from '../terms/measures.ts';

/**
 * Measures whose price is that of one publisher, and none of the official ones (confidence C): too little
 * to lead with. A price of Milieu Centraal's that is carried over to another type is no such price.
 */
const ONE_SOURCE: readonly MeasureId[] = [
  'zoldervloerisolatie',
  'bodemisolatie',
  'triple-glas',
  'kierdichting',
  'radiatorfolie',
  'warmtepompboiler',
  'zonneboiler',
  'thuisbatterij',
];

/** Whether the price of a measure rests on one source. */
export function restsOnOneSource(id: MeasureId): boolean {
  return ONE_SOURCE.includes(id);
}
