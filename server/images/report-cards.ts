import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CARD_STEPS, cardHouseFile, cardStepFile, type ReportCard } from '@sens/contract';
import type { LabelClass } from '@sens/engine';
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

  async function draw({ woningtype, now, later }: ReportCard): Promise<Buffer> {
    const { left } = CARD_STEPS;
    const step = async (moment: 'now' | 'later', label: LabelClass) => ({
      input: await part(cardStepFile(moment, label)),
      left,
      top: CARD_STEPS[moment],
    });
    const steps = [await step('now', now)];
    if (later !== now) steps.push(await step('later', later));
    const sharp = await loadSharp();
    return sharp(await part(cardHouseFile(woningtype)))
      .composite(steps)
      .jpeg({ quality: QUALITY })
      .toBuffer();
  }

  return async (card, who) => {
    const key = `${card.woningtype} ${card.now} ${card.later}`;
    const made = kept.get(key) ?? (await inLine(who, () => draw(card)));
    kept.set(key, made);
    return made;
  };
}
