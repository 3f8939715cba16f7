import type { Page } from 'playwright-core';
import { expect, test } from './lib/test.ts';

const BUTTON = 'Bekijk de film';

/** The film files that a page asks for, as they are asked for. */
function filmRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/film\/.*\.(?:mp4|webm|vtt)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The size of the film's place in whole pixels: its parts are rounded, and differ with the scroll. */
const stageSize = (page: Page) =>
  page.locator('#film [data-facade-stage]').evaluate((stage) => {
    const { width, height } = stage.getBoundingClientRect();
    return [width, height].map(Math.round);
  });

/** What the player on the page is doing. */
const playing = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    time: video.currentTime,
    focused: document.activeElement === video,
    muted: video.muted,
    tracks: [...video.textTracks].map(({ kind, language, mode }) => ({ kind, language, mode })),
    cues: video.textTracks[0]?.cues?.length ?? 0,
  }));

test('of the film nothing is fetched until the visitor asks for it', async ({ open }) => {
  const page = await open();
  const asked = filmRequests(page);
  await page.goto('/');
  const button = page.getByRole('button', { name: BUTTON });
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await page.waitForLoadState('networkidle');
  const poster = page.locator('#film [data-facade-stage] img');
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect.poll(() => page.locator('video').count()).toBe(0);
  expect(asked).toEqual([]);
});

test.for(['no-preference', 'reduce'] as const)(
  'by keyboard the film plays in place, with captions, with motion preference %s',
  async (reducedMotion, { open }) => {
    const page = await open('/', { reducedMotion });
    const button = page.getByRole('button', { name: BUTTON });
    const before = await stageSize(page);
    await button.press('Enter');
    await expect.poll(async () => (await playing(page)).time).toBeGreaterThan(0.3);
    await expect.poll(async () => (await playing(page)).cues).toBeGreaterThan(3);
    expect(await playing(page)).toMatchObject({
      focused: true,
      muted: true,
      tracks: [{ kind: 'captions', language: 'nl', mode: 'showing' }],
    });
    expect(await stageSize(page)).toEqual(before);
  },
);

test('the film is given in parts, as Safari asks for it', async ({ open }) => {
  const page = await open('/');
  for (const [file, type] of [
    ['sens-huis.mp4', 'video/mp4'],
    ['sens-huis.webm', 'video/webm'],
  ]) {
    const answer = await page.request.get(`/film/${file}`, { headers: { range: 'bytes=0-1' } });
    expect(answer.status()).toBe(206);
    expect(answer.headers()['content-type']).toBe(type);
    expect((await answer.body()).length).toBe(2);
  }
});

test('without script the film is a link', async ({ open }) => {
  const page = await open('/', { javaScriptEnabled: false });
  const link = page.getByRole('link', { name: BUTTON });
  await expect.poll(() => link.isVisible()).toBe(true);
  await expect.poll(() => link.getAttribute('href')).toBe('/film/sens-huis.mp4');
  await expect.poll(() => page.getByRole('button', { name: BUTTON }).count()).toBe(0);
});
