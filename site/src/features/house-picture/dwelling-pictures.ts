import { HOUSE_LAYERS, type HouseLayer, WONINGTYPEN, type Woningtype } from '@sens/contract';
import {
  hasPicture,
  type PictureData,
  type PictureOptions,
  picture,
  pictureFile,
} from '#lib/pictures.ts';
import type { HouseParts } from './heat-loss/heat-parts.ts';
import { altOf, IN_REPORT } from './in-report.ts';

/** One file does for all screens, the same as the home page has. */
const OPTIONS = { ...IN_REPORT, fixed: true };

/** What lies over a picture of a house: of the same size, and clear but for one thing. */
export interface LayerPicture {
  alt: string;
  src: string;
}

/** The picture of a type of house, and over it what it may have; a flat has only windows of its own. */
export interface DwellingPictures {
  now: PictureData;
  layers: Partial<Record<HouseLayer, LayerPicture>>;
  /** The house opened, for where its heat goes. */
  cutaway: PictureData;
  /** Where the parts of the house lie in its pictures, when that came along. */
  parts?: HouseParts;
}

/** Each dwelling type with something for it. */
async function ofEach<Made>(
  make: (type: Woningtype) => Promise<Made>,
): Promise<Record<Woningtype, Made>> {
  const pairs = await Promise.all(
    WONINGTYPEN.map(async (type) => [type, await make(type)] as const),
  );
  return Object.fromEntries(pairs) as Record<Woningtype, Made>;
}

/** Each dwelling type as an example shows it: now, and with everything done. */
export const examplePictures = (options: PictureOptions) =>
  ofEach(async (type) => ({
    now: await picture(`dwelling-${type}-now`, options),
    after: await picture(`dwelling-${type}-after`, options),
  }));

/** Each dwelling type as the report shows it: the house, and what its plan may add to it. */
export const dwellingPictures = () =>
  ofEach(async (type): Promise<DwellingPictures> => {
    const there = HOUSE_LAYERS.filter((layer) => hasPicture(`dwelling-${type}-${layer}`));
    const layers = there.map(async (layer) => {
      const src = await pictureFile(`dwelling-${type}-${layer}`, OPTIONS);
      return [layer, { src, alt: altOf(type, layer) }] as const;
    });
    return {
      now: {
        ...(await picture(`dwelling-${type}-now`, OPTIONS)),
        alt: altOf(type, 'now'),
      },
      cutaway: {
        ...(await picture(`cutaway-${type}`, OPTIONS)),
        alt: altOf(type, 'cutaway'),
      },
      layers: Object.fromEntries(await Promise.all(layers)),
    };
  });
