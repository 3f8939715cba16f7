import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { fillCache, openFaces } from './social-images.ts';
import { socialDrawing } from './social-images-draw.ts';

const BRAND = { name: 'SENS', phone: '0180 000 000', tagline: 'Alles onder één dak.' };

const page = (title: string, key: string) => ({
  path: '/x',
  file: '/social/x.jpg',
  eyebrow: 'Isolatie',
  title,
  picture: 'service-isolatie',
  key,
});

function tempCache(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sens-social-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'cache');
}

test('an image is drawn once, and again only when what it shows changed', async () => {
  const cache = tempCache();
  const [warm, dry] = [page('Eerst de warmte binnenhouden', 'a1'), page('Dan het vocht', 'b1')];
  expect(await fillCache(cache, BRAND, [warm, dry])).toBe(2);
  const drawn = statSync(join(cache, 'a1.jpg')).mtimeMs;

  expect(await fillCache(cache, BRAND, [warm, dry])).toBe(0);
  expect(await fillCache(cache, BRAND, [warm, page('Dan de kou', 'b2')])).toBe(1);
  expect(readdirSync(cache).sort()).toEqual(['a1.jpg', 'b2.jpg']);
  expect(statSync(join(cache, 'a1.jpg')).mtimeMs).toBe(drawn);
});

test('the title stands in the picture', async () => {
  const cache = tempCache();
  await fillCache(cache, BRAND, [page('Warm', 'a'), page('Koud', 'b')]);
  const title = { left: 64, top: 260, width: 560, height: 180 };
  const shade = async (key: string) => {
    const { channels } = await sharp(readFileSync(join(cache, `${key}.jpg`)))
      .extract(title)
      .toBuffer()
      .then((part) => sharp(part).stats());
    return channels[0]?.min ?? 255;
  };
  // bos-950 on zand-50: without letters nothing here is dark.
  expect(Math.max(await shade('a'), await shade('b'))).toBeLessThan(40);
});

test('the name of a town is written on the board in its picture, and nowhere else', async () => {
  const ground = { width: 400, height: 400, channels: 3, background: '#0f4082' } as const;
  const bytes = await sharp({ create: ground }).webp().toBuffer();
  const board = [
    [0.1, 0.5],
    [0.9, 0.5],
    [0.1, 0.7],
  ] as const;
  const draw = socialDrawing(BRAND, await openFaces(), async () => ({ bytes, board }));
  const card = page('Isolatie Rhoon', 'c');
  const [blank, named] = [await draw(card), await draw({ ...card, sign: 'Rhoon' })];
  // The picture is 528 high and stands in the middle of its room.
  const lightest = async (jpeg: Buffer, top: number) => {
    const part = sharp(jpeg).extract({ left: 700, top, width: 480, height: 100 });
    return (await sharp(await part.png().toBuffer()).stats()).channels[0]?.max ?? 0;
  };
  expect(await lightest(blank, 300)).toBeLessThan(60);
  expect(await lightest(named, 300)).toBeGreaterThan(200);
  expect(await lightest(named, 120)).toBeLessThan(60);
});
