import { expect, test } from 'vitest';
import { imageUrl } from './images.ts';

test('an address has its parameters in one order, whatever the order they are given in', () => {
  const expected = '/images/home-hero.webp?width=640&quality=90&format=webp&aspect_ratio=1:1';
  const params = { aspectRatio: '1:1', format: 'webp', quality: 90, width: 640 } as const;
  expect(imageUrl('/images', 'home-hero', params)).toBe(expected);
});

test('the quality is always said; what is not given is left out', () => {
  expect(imageUrl('/images', 'a', { width: 320 })).toBe('/images/a.webp?width=320&quality=85');
});

test('a CDN gets the same parameters, with the picture’s version', () => {
  const params = { width: 320, format: 'avif', version: '0123456789ab' } as const;
  expect(imageUrl('https://cdn.example/sens', 'a', params)).toBe(
    'https://cdn.example/sens/a.webp?width=320&quality=85&format=avif&v=0123456789ab',
  );
});
