import {
  CARD_HOUSE,
  cardHouseFile,
  cardLayerFile,
  cardParts,
  cardStepFile,
  HOUSE_LAYERS,
  layersOf,
  type ReportCard,
  WONINGTYPEN,
} from '@sens/contract';
import { LABEL_CLASSES } from '@sens/engine';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { submitJson } from '#testing/submit.ts';
import { startTestApp, tempFolder, writeFiles } from '#testing/test-app.ts';
import { FORM } from '#testing/test-lead.ts';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** What the build draws, in plain colours: the house white, what lies over it green, its class now red, later blue. */
async function drawnParts(): Promise<string> {
  const folder = tempFolder();
  const [house, now, later] = [
    await plain(1200, 630, '#fff'),
    await plain(560, 84, '#f00'),
    await plain(560, 84, '#00f'),
  ];
  const over = await plain(100, 100, '#0f0');
  for (const type of WONINGTYPEN) {
    writeFiles(folder, { [cardHouseFile(type)]: house });
    for (const layer of layersOf(type)) {
      writeFiles(folder, { [cardLayerFile(type, layer)]: over });
    }
  }
  for (const label of LABEL_CLASSES) {
    writeFiles(folder, {
      [cardStepFile('now', label)]: now,
      [cardStepFile('later', label)]: later,
    });
  }
  return folder;
}

const colorAt = async (picture: Buffer, top: number, left = 300) =>
  [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map(
    (value) => Math.round(value / 255),
  );

/** The card of a house that was asked for with these answers. */
async function cardOf(answers: Record<string, string>): Promise<Buffer> {
  const { app } = await startTestApp({ cardPartsDir: await drawnParts() });
  const { reportPath } = (await submitJson(app, { ...FORM, ...answers })).json();
  return (await app.inject(`${reportPath}.jpg`)).rawPayload;
}

test('a link in a message shows the type of house and both classes, as privately as the report', async () => {
  const { app, log } = await startTestApp({ cardPartsDir: await drawnParts() });
  const { reportPath } = (await submitJson(app, FORM)).json();
  const answer = await app.inject(`${reportPath}.jpg`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  });
  const { width, height } = await sharp(answer.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(await colorAt(answer.rawPayload, 100)).toEqual([1, 1, 1]);
  expect(await colorAt(answer.rawPayload, 370)).toEqual([1, 0, 0]);
  expect(await colorAt(answer.rawPayload, 470)).toEqual([0, 0, 1]);
  expect(log()).not.toContain(reportPath.split('/').at(-1));
});

test('a house whose class stays shows it once', async () => {
  const { app } = await startTestApp({ cardPartsDir: await drawnParts() });
  const flat = { ...FORM, woningtype: 'appartement', bouwjaar: '2022', monthlyBill: '60' };
  const { reportPath } = (await submitJson(app, flat)).json();
  const answer = await app.inject(`${reportPath}.jpg`);
  expect(await colorAt(answer.rawPayload, 370)).toEqual([1, 0, 0]);
  expect(await colorAt(answer.rawPayload, 470)).toEqual([1, 1, 1]);
});

test('without a plan the house is shown as it is', async () => {
  const little = { woningtype: 'tussenwoning', bouwjaar: '1910', monthlyBill: '60' };
  const onHouse = await colorAt(await cardOf(little), CARD_HOUSE.top + 50, CARD_HOUSE.left + 50);
  expect(onHouse).toEqual([1, 1, 1]);
  const more = { woningtype: 'tussenwoning', bouwjaar: '1965', monthlyBill: '210' };
  expect(await colorAt(await cardOf(more), CARD_HOUSE.top + 50, CARD_HOUSE.left + 50)).toEqual([
    0, 1, 0,
  ]);
});

test('a card shows of the house what it has or will have and its type has a picture of', () => {
  const card = { woningtype: 'tussenwoning', now: 'C', later: 'A' } as const;
  const files = (shown: Partial<ReportCard>) =>
    cardParts({ ...card, shows: [], ...shown }).map(({ file }) => file);
  const steps = ['now-C.png', 'later-A.png'];
  expect(files({})).toEqual(steps);
  expect(files({ shows: ['panels'] })).toEqual(['panels-tussenwoning.png', ...steps]);
  const flat = { woningtype: 'appartement', shows: HOUSE_LAYERS } as const;
  expect(files(flat)).toEqual(['glass-appartement.png', ...steps]);
});

test('a link that does not work has no picture either', async () => {
  const { app } = await startTestApp({ cardPartsDir: await drawnParts() });
  const answer = await app.inject(`/rapport/${'A'.repeat(32)}.jpg`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
});
