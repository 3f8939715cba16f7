import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp, tempFolder, writeFiles } from '#testing/test-app.ts';
import { SITE_FILES } from '#testing/test-site.ts';

const TOOL = '/tools/subsidie-calculator';
const BUILT = SITE_FILES['tools/subsidie-calculator.html'];

/** A site that shows which tool it was asked for. */
async function startWithEcho(settings = {}) {
  const folder = tempFolder();
  writeFiles(folder, {
    'entry.mjs':
      "export const render = async ({ page, tool, query }) => new Response('<!doctype html><style>p{}</style>' + [page, tool, query]);",
  });
  return startTestApp({ renderModule: join(folder, 'entry.mjs'), ...settings });
}

test('a tool without a state is the built page', async () => {
  const { app } = await startWithEcho();
  for (const path of [TOOL, `${TOOL}?`]) {
    const answer = await app.inject(path);
    expect([path, answer.statusCode, answer.body]).toEqual([path, 200, BUILT]);
    expect(answer.headers.etag).toBeTruthy();
  }
});

test('a tool with a state in its address is rendered for it, privately', async () => {
  const { app, log } = await startWithEcho();
  const answer = await app.inject(`${TOOL}?m2=120&muur=niet`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('tool,subsidie-calculator,m2=120&muur=niet');
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("style-src 'self' 'sha256-"),
  });
  expect(log()).toContain(TOOL);
  expect(log()).not.toContain('m2');
});

test.each(['/tools/%73ubsidie-calculator', '/tools/Subsidie-Calculator', `${TOOL}/`])(
  'a tool with a state at %s leads to its own address, state and all',
  async (path) => {
    const { app } = await startWithEcho();
    const answer = await app.inject(`${path}?m2=120&x=%69`);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `${TOOL}?m2=120&x=%69`]);
  },
);

test('HEAD answers as GET does, without a body', async () => {
  const { app } = await startWithEcho();
  const answer = await app.inject({ method: 'HEAD', url: `${TOOL}?m2=120` });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

test('when rendering fails, the built page comes, for its script to read the address', async () => {
  const folder = tempFolder();
  writeFiles(folder, { 'entry.mjs': "export async function render() { throw new Error('m2'); }" });
  const { app, log } = await startTestApp({ renderModule: join(folder, 'entry.mjs') });
  const answer = await app.inject(`${TOOL}?m2=120`);
  expect([answer.statusCode, answer.body]).toEqual([200, BUILT]);
  expect(log()).toContain('page could not be rendered');
});

test('the page behind it leads back to the tool, and keeps the state', async () => {
  const { app } = await startWithEcho();
  const answer = await app.inject(`${TOOL}/berekend?m2=120&x=%0d%0a`);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `${TOOL}?m2=120&x=%0d%0a`]);
  expect((await app.inject(`${TOOL}/berekend`)).headers.location).toBe(TOOL);
});

test.each(['/tools/bestaat-niet?m2=1', '/tools/bestaat-niet/berekend?m2=1', '/tools/%00?m2=1'])(
  '%s is not there',
  async (path) => {
    const { app } = await startWithEcho();
    expect((await app.inject(path)).statusCode).toBe(404);
  },
);

test('an address with capitals leads to the tool’s own, with its state', async () => {
  const { app } = await startWithEcho();
  const answer = await app.inject('/tools/Subsidie-Calculator?m2=120');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, `${TOOL}?m2=120`]);
});

test('sending to a tool is refused as for every page', async () => {
  const { app } = await startWithEcho();
  const answer = await app.inject({ method: 'POST', url: TOOL, payload: {} });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('rendering is limited per visitor, the built page is not', async () => {
  const { app } = await startWithEcho({ rateLimits: { submit: 9, address: 9, report: 2 } });
  const status = async (path: string) => (await app.inject(path)).statusCode;
  expect(await status(`${TOOL}?m2=1`)).toBe(200);
  expect(await status(`${TOOL}?m2=2`)).toBe(200);
  expect(await status(`${TOOL}?m2=3`)).toBe(429);
  for (let times = 0; times < 5; times += 1) expect(await status(TOOL)).toBe(200);
});
