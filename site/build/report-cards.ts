import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  cardHouseFile,
  cardLayerFile,
  cardStepFile,
  type HouseLayer,
  layersOf,
  WONINGTYPE_LABELS,
  WONINGTYPEN,
  type Woningtype,
} from '@sens/contract';
import { LABEL_CLASSES } from '@sens/engine';
import type { SocialBrand } from '../src/lib/social-image.ts';
import { drawCardHouse, drawCardLayer, drawCardStep } from './report-cards-draw.ts';
import type { Faces } from './social-images-draw.ts';

const MASTERS = fileURLToPath(new URL('../../art/masters/', import.meta.url));

const master = (woningtype: Woningtype, what: 'now' | HouseLayer) =>
  readFile(join(MASTERS, `dwelling-${woningtype}-${what}.webp`));

/**
 * Draws what the server makes the social image of a report's link from: a house of each type, what may lie
 * over it, and each class now and later. Together they make hundreds of cards, of which few are ever
 * asked for.
 * @param folder where they go; no browser asks for these
 */
export async function drawReportCards(
  folder: string,
  brand: SocialBrand,
  faces: Faces,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const keep = async (file: string, drawing: Promise<Buffer>) =>
    writeFile(join(folder, file), await drawing);
  const houses = WONINGTYPEN.map(async (type) => {
    const now = await master(type, 'now');
    await keep(cardHouseFile(type), drawCardHouse(WONINGTYPE_LABELS[type], now, brand, faces));
    for (const layer of layersOf(type)) {
      await keep(cardLayerFile(type, layer), drawCardLayer(await master(type, layer), now));
    }
  });
  const steps = (['now', 'later'] as const).flatMap((moment) =>
    LABEL_CLASSES.map((label) =>
      keep(cardStepFile(moment, label), drawCardStep(moment, label, faces)),
    ),
  );
  await Promise.all([...houses, ...steps]);
}
