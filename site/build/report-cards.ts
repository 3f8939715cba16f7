import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  cardHouseFile,
  cardStepFile,
  WONINGTYPE_LABELS,
  WONINGTYPEN,
  type Woningtype,
} from '@sens/contract';
import { LABEL_CLASSES } from '@sens/engine';
import type { SocialBrand } from '../src/lib/social-image.ts';
import { drawCardHouse, drawCardStep } from './report-cards-draw.ts';
import type { Faces } from './social-images-draw.ts';

const ART = fileURLToPath(new URL('../../art/', import.meta.url));

const master = (woningtype: Woningtype, state: 'now' | 'after') =>
  readFile(join(ART, 'masters', `dwelling-${woningtype}-${state}.webp`));

/** Where both halves hold roof and windows of the house itself, as a fraction of the picture's width. */
async function middleOf(woningtype: Woningtype): Promise<number> {
  const file = join(ART, 'heat', `dwelling-${woningtype}.json`);
  const { size, middles } = JSON.parse(await readFile(file, 'utf8')) as {
    size: [number, number];
    middles: { roof: [number, number]; window: [number, number] };
  };
  return (middles.roof[0] + middles.window[0]) / 2 / size[0];
}

/**
 * Draws what the server makes the social image of a report's link from: a house of each type, and each
 * class now and later. Together they make hundreds of cards, of which few are ever asked for.
 * @param folder where they go; no browser asks for these
 */
export async function drawReportCards(
  folder: string,
  brand: SocialBrand,
  faces: Faces,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const houses = WONINGTYPEN.map(async (type) => {
    const pictures = {
      now: await master(type, 'now'),
      later: await master(type, 'after'),
      middle: await middleOf(type),
    };
    const card = await drawCardHouse(WONINGTYPE_LABELS[type], pictures, brand, faces);
    await writeFile(join(folder, cardHouseFile(type)), card);
  });
  const steps = (['now', 'later'] as const).flatMap((moment) =>
    LABEL_CLASSES.map(async (label) =>
      writeFile(
        join(folder, cardStepFile(moment, label)),
        await drawCardStep(moment, label, faces),
      ),
    ),
  );
  await Promise.all([...houses, ...steps]);
}
