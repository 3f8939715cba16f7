import type { MeasureId } from '../terms/measures.ts';
import type { MeasureRule } from './candidate.ts';
import { floor, soil } from './floor.ts';
import { atticFloor, roof } from './roof.ts';
import { cavity, outerWall } from './walls.ts';

/** The insulated parts of the shell. */
export const insulationRules = {
  spouwmuurisolatie: cavity,
  gevelisolatie: outerWall,
  dakisolatie: roof,
  zoldervloerisolatie: atticFloor,
  vloerisolatie: floor,
  bodemisolatie: soil,
} as const satisfies Partial<Record<MeasureId, MeasureRule>>;
