import { WONINGTYPEN, type Woningtype } from '@sens/contract';
import type { HeatParts } from '#features/report/heat-loss/heat-parts.ts';
import { type PictureData, type PictureOptions, picture } from './pictures.ts';

/** As the report shows them; made as large as the home page has them, so that both use the same files. */
const IN_REPORT = { width: 480, sizes: '(min-width: 36rem) 288px, 80vw' };

/** The pictures of a type of house. */
export interface DwellingPictures {
  now: PictureData;
  after: PictureData;
  /** Where its parts lie in the first, when that came along. */
  heat?: HeatParts;
}

/** Each dwelling type as it is and as it could be. */
export async function dwellingPictures(
  options: PictureOptions = IN_REPORT,
): Promise<Record<Woningtype, DwellingPictures>> {
  const pairs = await Promise.all(
    WONINGTYPEN.map(async (type) => {
      const now = await picture(`dwelling-${type}-now`, options);
      const after = await picture(`dwelling-${type}-after`, options);
      return [type, { now, after }] as const;
    }),
  );
  return Object.fromEntries(pairs) as Record<Woningtype, DwellingPictures>;
}
