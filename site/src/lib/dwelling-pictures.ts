import { WONINGTYPEN, type Woningtype } from '@sens/contract';
import { type PictureData, picture } from './pictures.ts';

const SIZES = { width: 288, sizes: '(min-width: 36rem) 288px, 80vw' };

/** Each dwelling type as it is and as it could be. */
export async function dwellingPictures(): Promise<
  Record<Woningtype, { now: PictureData; after: PictureData }>
> {
  const pairs = await Promise.all(
    WONINGTYPEN.map(async (type) => {
      const now = await picture(`dwelling-${type}-now`, SIZES);
      const after = await picture(`dwelling-${type}-after`, SIZES);
      return [type, { now, after }] as const;
    }),
  );
  return Object.fromEntries(pairs) as Record<Woningtype, { now: PictureData; after: PictureData }>;
}
