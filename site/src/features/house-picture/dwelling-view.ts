import type { Woningtype } from '@sens/contract';
import { HOUSE_LAYERS, type HouseLayer } from '@sens/contract';
import type { Installations, InsulatedPart } from '@sens/engine';
import { VIEW_COPY as COPY } from './copy.ts';
import type { DwellingPictures, LayerPicture } from './dwelling-pictures.ts';
import { drawnPanels, type Point, panelShape } from './panel-shape.ts';

/** A picture that lies over a house, or the part of it within an outline. */
export interface SceneLayer {
  picture: LayerPicture;
  outline?: Point[] | undefined;
}

/** A picture of a house with what lies over it, and all of it in words. */
export interface DwellingScene {
  alt: string;
  layers: SceneLayer[];
  /** Parts to tint: what insulation does not show from outside. */
  insulated: readonly InsulatedPart[];
}

/**
 * What to show of a house: nothing that it has not.
 * @param isLater whether it is the house after the plan, beside the same one as it is now
 */
export function dwellingScene(
  type: Woningtype,
  { now, layers }: Pick<DwellingPictures, 'now' | 'layers'>,
  has: Installations,
  isLater: boolean,
): DwellingScene {
  const { panels, insulated } = has;
  const isThere: Record<HouseLayer, boolean> = {
    glass: has.glass,
    panels: panels > 0,
    pump: has.heatPump,
  };
  const wordsOf = (layer: HouseLayer, { alt }: LayerPicture) =>
    layer === 'panels' ? COPY.panels(panels, drawnPanels(type, panels)) : alt;
  const shown = HOUSE_LAYERS.flatMap((layer) => {
    const picture = isThere[layer] && layers[layer];
    if (!picture) return [];
    const outline = layer === 'panels' ? panelShape(type, panels) : undefined;
    return [{ picture, outline, words: wordsOf(layer, picture) }];
  });
  const isPlain = insulated.length === 0 && !Object.values(isThere).includes(true);
  const house = !isLater ? now.alt : isPlain ? COPY.same : COPY.afterPlan;
  const words = [house, ...shown.map((each) => each.words), ...COPY.insulated(insulated)];
  return {
    alt: words.join(' '),
    layers: shown.map(({ picture, outline }) => ({ picture, outline })),
    insulated,
  };
}
