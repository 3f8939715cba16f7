import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { saveNote, saveReport } from './save-report.ts';

const ANSWERS = { woningtype: 'hoekwoning', roof: 'goed' } as const;
const KEPT = {
  firstName: 'Willemijn',
  reference: 'SR-7F3K9Q',
  createdOn: '2026-11-20',
  updatedOn: '2026-11-21',
  answers: ANSWERS,
};

afterEach(() => vi.unstubAllGlobals());

/** A server that answers this, and what it was asked; the browser's relative address leads to it. */
async function answering(status: number, body: unknown) {
  const asked: { method?: string | undefined; url?: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    asked.push({ method: request.method, url: request.url, body: text });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init),
  );
  return asked;
}

test('answers are sent once and come back as they are kept', async () => {
  const asked = await answering(200, KEPT);
  expect(await saveReport('t0ken', ANSWERS)).toEqual({ kind: 'saved', report: KEPT });
  expect(asked).toEqual([
    {
      method: 'PUT',
      url: '/functions/v1/report/t0ken',
      body: JSON.stringify({ answers: ANSWERS }),
    },
  ]);
});

test('notes are sent beside the answers', async () => {
  const asked = await answering(200, { ...KEPT, note: 'Bel de buren' });
  expect(await saveNote('t0ken', 'Bel de buren')).toMatchObject({ kind: 'saved' });
  expect(asked).toEqual([
    {
      method: 'PUT',
      url: '/functions/v1/report/t0ken/note',
      body: '{"note":"Bel de buren"}',
    },
  ]);
});

test('wrong answers come back with their messages', async () => {
  const fields = { roof: 'Kies een van de antwoorden' };
  await answering(422, { error: { code: 'invalid_fields', message: '', fields } });
  expect(await saveReport('t0ken', ANSWERS)).toEqual({ kind: 'refused', fields });
});

test('a link that no longer works is told as such', async () => {
  await answering(404, { error: { code: 'not_found', message: '' } });
  expect(await saveReport('t0ken', ANSWERS)).toEqual({ kind: 'expired' });
});

test.each([429, 500, 503])('status %i counts as not kept, after one try', async (status) => {
  const asked = await answering(status, {});
  expect(await saveReport('t0ken', ANSWERS)).toEqual({ kind: 'failed' });
  expect(asked).toHaveLength(1);
});

test('an answer that is none counts as not kept', async () => {
  await answering(200, { ok: true });
  expect(await saveReport('t0ken', ANSWERS)).toEqual({ kind: 'failed' });
});

test('no server counts as not kept', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await saveReport('t0ken', ANSWERS)).toEqual({ kind: 'failed' });
});
