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
import { HOUSE_MIDDLE } from '../src/features/house-picture/house-middle.ts';
import type { SocialBrand } from '../src/lib/social-image.ts';
import { drawCardHouse, drawCardStep } from './report-cards-draw.ts';
import type { Faces } from './social-images-draw.ts';

const MASTERS = fileURLToPath(new URL('../../art/masters/', import.meta.url));

const master = (woningtype: Woningtype, state: 'now' | 'after') =>
  readFile(join(MASTERS, `dwelling-${woningtype}-${state}.webp`));

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
      middle: HOUSE_MIDDLE[type].percent / 100,
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
