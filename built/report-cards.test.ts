import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  CARD_HOUSE,
  CARD_STEPS,
  cardHouseFile,
  cardParts,
  cardStepFile,
  HOUSE_LAYERS,
  WONINGTYPEN,
} from '@sens/contract';
import { LABEL_CLASSES } from '@sens/engine';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const part = (file: string) =>
  fileURLToPath(new URL(`../site/dist/server/report-card/${file}`, import.meta.url));

test('the build leaves a card for every type of house, with room for its two classes', async () => {
  for (const type of WONINGTYPEN) {
    const { width, height } = await sharp(readFileSync(part(cardHouseFile(type)))).metadata();
    expect([type, width, height]).toEqual([type, 1200, 630]);
  }
  const bottoms: number[] = [];
  for (const label of LABEL_CLASSES) {
    for (const moment of ['now', 'later'] as const) {
      const file = part(cardStepFile(moment, label));
      expect(existsSync(file), file).toBe(true);
      const { info } = await sharp(file).trim().toBuffer({ resolveWithObject: true });
      // Left of the picture, and the lower class within the ground above the dark band.
      expect(CARD_STEPS.left + info.width, file).toBeLessThan(660);
      bottoms.push(CARD_STEPS[moment] + info.height);
    }
  }
  expect(Math.max(...bottoms)).toBeLessThan(630 - 84);
});

test('the build leaves all that may lie over a house', async () => {
  for (const woningtype of WONINGTYPEN) {
    const card = { woningtype, now: 'C', later: 'A', shows: HOUSE_LAYERS } as const;
    for (const { file, left } of cardParts(card).filter((one) => one.left === CARD_HOUSE.left)) {
      const { width, height, hasAlpha } = await sharp(readFileSync(part(file))).metadata();
      expect([file, left + width, height, hasAlpha]).toEqual([file, 1200, CARD_HOUSE.height, true]);
    }
  }
});
