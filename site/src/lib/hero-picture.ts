import { HERO_QUALITY } from '@sens/contract';
import { type PictureData, picture } from './pictures.ts';

/** The small picture beside the head of a tool's page, from tablets up: the tool itself comes first. */
export async function toolPicture(id: string | undefined): Promise<PictureData | undefined> {
  if (id === undefined) return undefined;
  return picture(id, {
    width: 320,
    sizes: '(min-width: 64rem) 256px, 160px',
    quality: HERO_QUALITY,
  });
}

/**
 * The picture is as wide as a phone's column, and the largest thing that a first view waits for. Where
 * there are more pixels than the eye tells apart, a file of a little over two for each of CSS will do.
 */
const ON_PHONES =
  '(min-resolution: 2.5dppx) min(256px, 64vw), (min-resolution: 1.5dppx) min(384px, 88vw), min(416px, 92vw)';

/** The square picture of a page's hero (spec, section 2: 640x640, quality 90), when the page names one. */
export async function heroPicture(id: string | undefined): Promise<PictureData | undefined> {
  if (id === undefined) return undefined;
  return picture(id, {
    width: 640,
    sizes: `(min-width: 64rem) 560px, ${ON_PHONES}`,
    quality: HERO_QUALITY,
    care: 'objects',
    aspectRatio: '1:1',
  });
}
