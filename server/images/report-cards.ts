import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CardPart, cardHouseFile, cardParts, type Woningtype } from '@sens/contract';
import { LRUCache } from 'lru-cache';
import type { MakeReportCard } from '#report/social-card.ts';
import type { InLine } from './line.ts';
import { loadSharp } from './sharp.ts';

/** A card of the usual size has some 80 kB. */
const KEPT = 32;

const QUALITY = 84;

/**
 * Lays what the build has drawn (`site/build/report-cards.ts`) on each other.
 * @param folder where the build left it
 */
export function createReportCards(folder: string, inLine: InLine): MakeReportCard {
  const kept = new LRUCache<string, Buffer>({ max: KEPT });
  const part = (file: string) => readFile(join(folder, file));

  async function draw(house: Woningtype, parts: readonly CardPart[]): Promise<Buffer> {
    const sharp = await loadSharp();
    // All at once, so that none fails while nobody waits for it.
    const [ground, over] = await Promise.all([
      part(cardHouseFile(house)),
      Promise.all(
        parts.map(async ({ file, left, top }) => ({ input: await part(file), left, top })),
      ),
    ]);
    return sharp(ground).composite(over).jpeg({ quality: QUALITY }).toBuffer();
  }

  return async (card, who) => {
    const parts = cardParts(card);
    const key = [card.woningtype, ...parts.map(({ file }) => file)].join(' ');
    const made = kept.get(key) ?? (await inLine(who, () => draw(card.woningtype, parts)));
    kept.set(key, made);
    return made;
  };
}
