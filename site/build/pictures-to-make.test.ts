import { fileURLToPath } from 'node:url';
import type { ImageTransform } from 'astro';
import { expect, test } from 'vitest';
import { toPicture } from './pictures-to-make.ts';

const HERO = fileURLToPath(new URL('../../art/masters/home-hero.webp', import.meta.url));
const src = { src: '/_astro/home-hero.x.webp', width: 1920, height: 1080, format: 'webp' } as const;
const asked: ImageTransform = { src, width: 640, height: 360, quality: 58, format: 'avif' };

test('a picture says of which master it is made, and its quality as pages give it', () => {
  expect(toPicture('/_astro/a.avif', HERO, asked)).toEqual({
    path: '/_astro/a.avif',
    master: 'home-hero',
    width: 640,
    height: 360,
    quality: 90,
    format: 'avif',
  });
  const webp = toPicture('/_astro/a.webp', HERO, { ...asked, quality: 90, format: 'webp' });
  expect(webp.quality).toBe(90);
});

test('what cannot be made after the pages ends the build with its name', () => {
  const notOurs = () => toPicture('/_astro/b.avif', '/elsewhere/b.webp', asked);
  expect(notOurs).toThrow('/_astro/b.avif is no AVIF');
  const png = () => toPicture('/_astro/b.png', HERO, { ...asked, format: 'png' });
  expect(png).toThrow('/_astro/b.png is no AVIF');
});
