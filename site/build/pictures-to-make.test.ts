import { afterEach, expect, test } from 'vitest';
import { hashOfPicture, notePicture } from '../src/lib/noted-pictures.ts';
import { takePictures } from './pictures-to-make.ts';

const HOW = { master: 'home-hero', width: 640, height: 360, quality: 90, format: 'avif' } as const;
const MASTER = Buffer.from('a picture');

afterEach(() => {
  globalThis.notedPictures = undefined;
});

test('a picture that several pages ask for is made once, under its name', () => {
  const path = notePicture('aB3-_x', HOW);
  expect(path).toBe('/_astro/home-hero.aB3-_x-640.avif');
  expect(notePicture('aB3-_x', HOW)).toBe(path);
  notePicture('aB3-_x', { ...HOW, format: 'webp' });
  expect(takePictures()).toEqual([
    { path, ...HOW },
    { path: '/_astro/home-hero.aB3-_x-640.webp', ...HOW, format: 'webp' },
  ]);
  expect(takePictures()).toEqual([]);
});

test('another master, quality or crop is another name', () => {
  const names = [
    hashOfPicture(MASTER, 85, ''),
    hashOfPicture(MASTER, 90, ''),
    hashOfPicture(MASTER, 85, '1:1'),
    hashOfPicture(Buffer.from('another'), 85, ''),
  ];
  expect(new Set(names).size).toBe(4);
  expect(hashOfPicture(MASTER, 85, '')).toBe(names[0]);
  for (const name of names) expect(name).toMatch(/^[\w-]{6}$/);
});
