import type { PictureData } from '#lib/pictures.ts';
import { VIEW_COPY as COPY } from './copy.ts';
import type { DwellingPictures } from './dwelling-pictures.ts';
import { LAYERS, type Layer } from './in-report.ts';
import type { Installations } from './installations.ts';

/** A picture of a house with what lies over it, and all of it in words. */
export interface DwellingScene {
  alt: string;
  layers: PictureData[];
}

/**
 * What to show of a house: nothing that it has not.
 * @param isLater whether it is the house after the plan, beside the same one as it is now
 */
export function dwellingScene(
  { now, layers }: DwellingPictures,
  has: Installations,
  isLater: boolean,
): DwellingScene {
  const isThere: Record<Layer, boolean> = {
    glass: has.glass,
    panels: has.panels,
    pump: has.heatPump,
  };
  const shown = LAYERS.map((layer) => isThere[layer] && layers[layer]).filter(
    (layer): layer is PictureData => Boolean(layer),
  );
  const isPlain = !Object.values(isThere).includes(true);
  const house = !isLater ? now.alt : isPlain ? COPY.same : COPY.afterPlan;
  return { alt: [house, ...shown.map(({ alt }) => alt)].join(' '), layers: shown };
}
