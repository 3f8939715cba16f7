import { ALL_PATHS, LANDING_PAGES, PAGE_KINDS } from './lib/pages.ts';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';

/** Bytes that a picture at 640 pixels may have as AVIF, and all pictures a phone first sees. */
const HERO_MOST = 30_000;
const FIRST_SCREEN_MOST = 80_000;

interface Shown {
  /** Name of the master. */
  name: string;
  alt: string;
  sized: boolean;
  square: boolean;
  loading: string;
  priority: string;
  /** Address of the AVIF at 640 pixels, when there is one. */
  at640: string;
}

/** The pictures of a page in their order, from its HTML. */
function readPictures(html: string): Shown[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('main picture')].map((picture) => {
    const image = picture.querySelector('img');
    const avif = picture.querySelector('source[type="image/avif"]')?.getAttribute('srcset') ?? '';
    const file = image?.getAttribute('src')?.split('/').at(-1) ?? '';
    return {
      name: file.split('.')[0] ?? '',
      alt: image?.alt ?? '',
      sized: Boolean(image?.getAttribute('width') && image.getAttribute('height')),
      square: image?.getAttribute('width') === image?.getAttribute('height'),
      loading: image?.getAttribute('loading') ?? '',
      priority: image?.getAttribute('fetchpriority') ?? '',
      at640:
        avif
          .split(', ')
          .find((each) => each.endsWith(' 640w'))
          ?.split(' ')[0] ?? '',
    };
  });
}

test('every page has a hero picture of its own, small enough, in words, and with its size', async ({
  open,
  site,
}) => {
  // The parser says that it would not apply another page's styles.
  const page = await open('/', { mayLog: /Applying inline style/ });
  const heroes = new Map<string, string[]>();
  const sizes = new Map<string, number>();
  for (const path of ALL_PATHS) {
    const html = await (await fetch(site.origin + path)).text();
    const pictures = await page.evaluate(readPictures, html);
    const [hero] = pictures;
    expect(hero?.alt, path).toMatch(/\w{3}/);
    // The home page's own is wide; the spec wants all others 1:1.
    expect(hero?.square, path).toBe(path !== '/');
    expect(
      pictures.filter(({ sized }) => !sized),
      path,
    ).toEqual([]);
    expect(pictures.filter(({ priority }) => priority === 'high').length, path).toBeLessThan(2);
    expect(
      pictures.slice(1).filter(({ loading }) => loading !== 'lazy'),
      path,
    ).toEqual([]);
    heroes.set(hero?.name ?? '', [...(heroes.get(hero?.name ?? '') ?? []), path]);
    if (hero?.at640 && !sizes.has(hero.at640)) {
      const picture = await fetch(site.origin + hero.at640);
      sizes.set(hero.at640, (await picture.arrayBuffer()).byteLength);
    }
  }
  expect(Math.max(...sizes.values())).toBeLessThanOrEqual(HERO_MOST);
  expect(sizes.size).toBeGreaterThan(20);
  const towns = new Set(LANDING_PAGES.map(({ path }) => path));
  const shared = [...heroes].filter(
    ([, paths]) => paths.length > 1 && !paths.every((path) => towns.has(path)),
  );
  expect(shared).toEqual([]);
});

test('a town page says its town on the sign in its picture', async ({ open }) => {
  const page = await open('/isolatie-krimpen-aan-den-ijssel', { viewport: DESKTOP });
  const hero = page.locator('main picture img').first();
  expect(await hero.getAttribute('alt')).toContain('Krimpen aan den IJssel');
});

test('a tool with a state in its address shows the picture of its page', async ({ open, site }) => {
  const page = await open('/', { mayLog: /Applying inline style/ });
  const firstOf = async (path: string) => {
    const html = await (await fetch(site.origin + path)).text();
    return (await page.evaluate(readPictures, html))[0];
  };
  for (const path of ALL_PATHS.filter((each) => each.startsWith('/tools/'))) {
    const shown = await firstOf(`${path}?woningtype=hoekwoning`);
    expect(shown, path).toEqual(await firstOf(path));
    expect(shown?.name, path).toContain('tool-');
  }
});

test('what a phone first sees of pictures is light', async ({ open }) => {
  for (const path of Object.values(PAGE_KINDS)) {
    let bytes = 0;
    const page = await open(undefined, {
      viewport: PHONE,
      deviceScaleFactor: 3,
      mayLog: /status of 404/,
    });
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'image') return;
      bytes += Number((await response.allHeaders())['content-length'] ?? 0);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(bytes, path).toBeLessThanOrEqual(FIRST_SCREEN_MOST);
    await page.context().close();
  }
});
