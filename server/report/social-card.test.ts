import { cardHouseFile, cardStepFile, WONINGTYPEN } from '@sens/contract';
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

/** What the build draws, in plain colours: the house white, its class now red, the one of later blue. */
async function cardParts(): Promise<string> {
  const folder = tempFolder();
  const [house, now, later] = [
    await plain(1200, 630, '#fff'),
    await plain(560, 84, '#f00'),
    await plain(560, 84, '#00f'),
  ];
  for (const type of WONINGTYPEN) writeFiles(folder, { [cardHouseFile(type)]: house });
  for (const label of LABEL_CLASSES) {
    writeFiles(folder, {
      [cardStepFile('now', label)]: now,
      [cardStepFile('later', label)]: later,
    });
  }
  return folder;
}

const colorAt = async (picture: Buffer, top: number) =>
  [...(await sharp(picture).extract({ left: 300, top, width: 1, height: 1 }).raw().toBuffer())].map(
    (value) => Math.round(value / 255),
  );

test('a link in a message shows the type of house and both classes, as privately as the report', async () => {
  const { app, log } = await startTestApp({ cardPartsDir: await cardParts() });
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
  const { app } = await startTestApp({ cardPartsDir: await cardParts() });
  const flat = { ...FORM, woningtype: 'appartement', bouwjaar: '2022', monthlyBill: '60' };
  const { reportPath } = (await submitJson(app, flat)).json();
  const answer = await app.inject(`${reportPath}.jpg`);
  expect(await colorAt(answer.rawPayload, 370)).toEqual([1, 0, 0]);
  expect(await colorAt(answer.rawPayload, 470)).toEqual([1, 1, 1]);
});

test('a link that does not work has no picture either', async () => {
  const { app } = await startTestApp({ cardPartsDir: await cardParts() });
  const answer = await app.inject(`/rapport/${'A'.repeat(32)}.jpg`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
});
