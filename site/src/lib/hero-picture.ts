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

/** The square picture of a page's hero (spec, section 2: 640x640, quality 90), when the page names one. */
export async function heroPicture(id: string | undefined): Promise<PictureData | undefined> {
  if (id === undefined) return undefined;
  return picture(id, {
    width: 640,
    sizes: '(min-width: 64rem) 560px, min(416px, 92vw)',
    quality: HERO_QUALITY,
    aspectRatio: '1:1',
  });
}
