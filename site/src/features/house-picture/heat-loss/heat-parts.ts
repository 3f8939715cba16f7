import type { Woningtype } from '@sens/contract';
import type { HeatLossPart, InsulatedPart } from '@sens/engine';

/** What of the meant dwelling is seen in its opened picture. */
export const SEEN_PARTS = ['roof', 'wall', 'door', 'window', 'floor'] as const;
export type SeenPart = (typeof SEEN_PARTS)[number];

/** The parts that words point to; a door is named with the wall. */
export const NAMED_PARTS = ['roof', 'wall', 'window', 'floor'] as const;
export type NamedPart = (typeof NAMED_PARTS)[number];

export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

/** Where those parts lie in the picture of the opened house. */
export interface HeatParts {
  size: readonly [width: number, height: number];
  /** Paths to be filled by the even-odd rule; the front door of a flat is not seen. */
  parts: Record<NamedPart, string> & { door?: string };
  /** A point well inside each part, for a line that points to it. */
  middles: Record<NamedPart, readonly [x: number, y: number]>;
  /** Which corner of the picture has room for the words of which part. */
  corners: Record<NamedPart, Corner>;
}

/** The part of the loss that each part in the picture stands for; the engine counts a door as wall. */
export const LOSS_OF: Record<SeenPart, HeatLossPart> = {
  roof: 'dak',
  wall: 'gevel',
  door: 'gevel',
  window: 'glas',
  floor: 'vloer',
};

/** Where the parts of a type of house lie in its pictures; made by `art/heat/make.sh` from their scenes. */
export interface HouseParts {
  /** In the picture of the house from outside: what insulation gives a colour. */
  outside: { size: HeatParts['size']; parts: Record<InsulatedPart, string> };
  /** In the picture of the house opened. */
  cutaway: HeatParts;
}

// One small file for each type, so that a visitor loads their own only.
const files = import.meta.glob<{ default: HouseParts }>('../../../../../art/heat/dwelling-*.json');

/** Loads where the parts lie in the pictures of a type of house. */
export async function loadHouseParts(type: Woningtype): Promise<HouseParts> {
  const load = files[`../../../../../art/heat/dwelling-${type}.json`];
  if (!load) throw new Error(`art/heat/dwelling-${type}.json ontbreekt`);
  return (await load()).default;
}
