import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { discard, type RunningServer, startServer } from './lib/server.ts';
import { stir } from './lib/shell.ts';
import { expect, type Open, still as test } from './lib/test.ts';

const QUESTION = 'Hoe werkt een warmtepomp?';
const OWN = /haalt warmte uit/;

/** What the language model does in this test. */
let answers: RequestListener;

/** Speaks the protocol of a language model. */
const model = createServer((request, answer) => answers(request, answer));
let site: RunningServer;

// One for all: a server that has learned to answer costs as much as all that is asked of it here.
beforeAll(async () => {
  await new Promise<void>((ready) => model.listen(0, '127.0.0.1', ready));
  const { port } = model.address() as AddressInfo;
  site = await startServer({ LLM_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'klein' });
  // A visitor comes to a server that has learned: it does some seconds after its start, or when first asked.
  answers = (_request, answer) => answer.writeHead(500).end('{}');
  await fetch(`${site.origin}/functions/v1/assistant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: QUESTION }),
  });
});
afterAll(async () => {
  model.closeAllConnections();
  model.close();
  await discard(site);
});

/** Asks in the pane, of a server whose model does this; gives the place of the answer. */
async function ask(open: Open, listener: RequestListener): Promise<Locator> {
  answers = listener;
  const page = await open('/contact', {
    baseURL: site.origin,
    mayLog: /Failed to load resource/,
  });
  await stir(page);
  await page.locator('.dock [data-open="assistant"]').click();
  await page.locator('#assistent-vraag').fill(QUESTION);
  await page.locator('#assistent-vraag').press('Enter');
  const answer = page.locator('[data-answer]').last();
  await answer.waitFor();
  return answer;
}

const stream =
  (content: string): RequestListener =>
  (_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    answer.end('data: [DONE]\n\n');
  };

test('the pane answers in the words of the server’s language model', async ({ open }) => {
  const said = 'Een warmtepomp haalt warmte uit de lucht.';
  const answer = await ask(open, stream(said));
  await expect.poll(() => answer.textContent()).toBe(said);
});

const SENTENCES = ['Een warmtepomp haalt warmte uit de lucht.', 'Het gaat om lucht en stroom.'];

/** Says the first sentence, and the second when it may go on. */
function inTwo(): { listener: RequestListener; goOn: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const listener: RequestListener = async (_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    const say = (content: string) =>
      answer.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    say(`${SENTENCES[0]} `);
    await promise;
    say(SENTENCES[1] ?? '');
    answer.end('data: [DONE]\n\n');
  };
  return { listener, goOn: resolve };
}

test('a sentence of the model is shown before the next is there', async ({ open }) => {
  const { listener, goOn } = inTwo();
  const answer = await ask(open, listener);
  await expect.poll(() => answer.textContent()).toBe(SENTENCES[0]);
  goOn();
  await expect.poll(() => answer.textContent()).toBe(SENTENCES.join(' '));
});

test('what the model still says of a conversation that was wiped is not heard', async ({
  open,
}) => {
  const { listener, goOn } = inTwo();
  const answer = await ask(open, listener);
  await expect.poll(() => answer.textContent()).toMatch(OWN);
  const page = answer.page();
  await page.getByRole('button', { name: 'Wis het gesprek' }).click();
  goOn();
  const [said = ''] = SENTENCES;
  answers = stream(said);
  await page.locator('#assistent-vraag').fill(QUESTION);
  await page.locator('#assistent-vraag').press('Enter');
  const all = page.locator('[data-answer]');
  await expect.poll(() => all.allTextContents()).toEqual([said]);
  await page.reload();
  await stir(page);
  await page.locator('.dock [data-open="assistant"]').click();
  await expect.poll(() => all.allTextContents()).toEqual([said]);
});

test.for<[string, RequestListener]>([
  ['answers 500', (_request, answer) => answer.writeHead(500).end('{}')],
  ['says nonsense', stream('blub blab flop trul kwak')],
  ['names a figure that the site does not have', stream('Een warmtepomp kost € 1.')],
  ['puts markup in', stream('<img src=x onerror=alert(1)> warmtepomp')],
  ['hangs', () => undefined],
])('the pane answers in the site’s own words when the model %s', async ([, listener], { open }) => {
  const answer = await ask(open, listener);
  await expect.poll(() => answer.textContent()).toMatch(OWN);
});
