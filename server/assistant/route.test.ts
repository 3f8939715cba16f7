// @module-tag long

import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAssistant, learn, questionsHeard, writeLearned } from '@sens/assistant';
import {
  ASSISTANT_MESSAGES,
  type AssistantEvent,
  assistantEventSchema,
  assistantReplySchema,
  EVENT_STREAM,
} from '@sens/contract';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp, tempFolder, writeFiles } from '#testing/test-app.ts';
import { SMALL_FILE } from '../../assistant/testing/small-index.ts';
import { createLanguageModel } from './language-model.ts';
import { ASSISTANT_FILE, LEARNED_FILE } from './load-assistant.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const QUESTION = 'Hoe werkt een warmtepomp?';
const OWN = 'Een warmtepomp haalt warmte uit de buitenlucht.';
/** The same as the site answers it, under its heading. */
const SHOWN = `Zo werkt een warmtepomp\n${OWN}`;

/** Learned once: to learn takes longer than most that is tested here. */
const LEARNED = Buffer.from(writeLearned(learn(questionsHeard(SMALL_FILE))));

type Settings = Parameters<typeof startTestApp>[0];

/** The server on a site with an index, and a way to ask it. */
async function start(settings: Settings = {}) {
  const folder = tempFolder();
  writeFiles(folder, {
    [ASSISTANT_FILE]: JSON.stringify(SMALL_FILE),
    [LEARNED_FILE]: LEARNED,
  });
  const renderModule = join(folder, 'entry.mjs');
  const { app, log } = await startTestApp({ renderModule, ...settings }, { now: () => NOW });
  const post = (payload: object) =>
    app.inject({ method: 'POST', url: '/functions/v1/assistant', payload });
  return { app, log, post, ask: async (question: string) => (await post({ question })).json() };
}

test('answers as the assistant does', async () => {
  const { post } = await start();
  const assistant = createAssistant(SMALL_FILE);
  for (const [question, ...earlier] of [
    [QUESTION],
    ['Wat kost een energielabel?'],
    ['en hoeveel kost dat?', QUESTION],
    ['Wat kost een warmtepomp in Dordrecht?'],
    ['Kunt u mijn badkamer verbouwen?'],
    ['Ik ruik gas'],
    ['How much is a heat pump?'],
  ] as [string, ...string[]][]) {
    const { answer, sources, handover, also } = assistant.ask(question, earlier, NOW);
    const got = await post({ question, history: earlier });
    expect(got.statusCode).toBe(200);
    expect(assistantReplySchema.parse(got.json())).toEqual({ answer, sources, handover, also });
  }
});

test('understands a history as chat programs send it', async () => {
  const { post } = await start();
  const history = [
    { role: 'user', content: QUESTION },
    { role: 'assistant', content: OWN },
  ];
  const answer = await post({ question: 'en hoeveel kost dat?', history });
  expect(answer.json().answer).toContain('€ 6.200');
});

test.each<[object, number, string]>([
  [{}, 422, ASSISTANT_MESSAGES.empty],
  [{ question: '  ' }, 422, ASSISTANT_MESSAGES.empty],
  [{ question: 'a'.repeat(5_000) }, 422, ASSISTANT_MESSAGES.tooLong],
])('refuses %j in Dutch', async (payload, status, message) => {
  const answer = await (await start()).post(payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error).toMatchObject({
    code: 'invalid_fields',
    fields: { question: message },
  });
});

test('refuses a message of 20 kB', async () => {
  const answer = await (await start()).post({ question: 'a'.repeat(20_000) });
  expect(answer.statusCode).toBe(413);
  expect(answer.json().error.message).toContain('te groot');
});

test('has a limit of its own', async () => {
  const { post } = await start({ rateLimits: { assistant: 2 } });
  const statuses = [];
  for (let times = 0; times < 3; times += 1) {
    statuses.push((await post({ question: QUESTION })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('answers 405 to other methods, and leads whoever opens its address to a person', async () => {
  const { app } = await start();
  const url = '/functions/v1/assistant';
  expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(405);
  const opened = await app.inject({ url, headers: { accept: 'text/html' } });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/contact']);
});

test('says that it is not there while the site is not built', async () => {
  const { app } = await startTestApp();
  const answer = await app.inject({
    method: 'POST',
    url: '/functions/v1/assistant',
    payload: { question: QUESTION },
  });
  expect(answer.statusCode).toBe(503);
});

test('keeps questions out of the log', async () => {
  const { ask, log } = await start();
  await ask('Mijn naam is Jan de Vries, hoe werkt een warmtepomp?');
  expect(log()).toContain('/functions/v1/assistant');
  expect(log()).not.toMatch(/Vries|warmtepomp/);
});

/** A server of our own that speaks the protocol of a language model; keeps what it was asked. */
async function startModel(listener: RequestListener) {
  const asked: { authorization?: string; body: string }[] = [];
  const server = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({ authorization: request.headers.authorization ?? '', body });
      listener(request, answer);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { asked, settings: { languageModel: { url, model: 'klein', key: 'geheim' } } };
}

const stream = (answer: ServerResponse, pieces: readonly string[], end = 'data: [DONE]\n\n') => {
  answer.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of pieces) {
    answer.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  }
  answer.end(end);
};

test('a language model words the answer anew, from the passages only', async () => {
  const { asked, settings } = await startModel((_request, answer) =>
    stream(answer, ['Een warmtepomp haalt ', 'warmte uit de ', 'buitenlucht bij uw huis.']),
  );
  const { post } = await start(settings);
  const answer = await post({ question: QUESTION });
  expect(answer.json()).toMatchObject({
    answer: 'Een warmtepomp haalt warmte uit de buitenlucht bij uw huis.',
    handover: false,
  });
  expect(answer.json().sources[0].url).toBe('/warmtepompen#werking');
  const [request] = asked;
  expect(request?.authorization).toBe('Bearer geheim');
  const sent = JSON.parse(request?.body ?? '');
  expect(sent).toMatchObject({ model: 'klein', stream: true });
  expect(sent.messages[0].content).toContain(OWN);
});

test('who leaves a number is told that the form passes it on, and no model hears of it', async () => {
  const { post } = await start();
  const { answer, callBack, handover } = (await post({ question: 'bel me op 06 12345678' })).json();
  expect({ callBack, handover }).toEqual({ callBack: true, handover: true });
  expect(answer).toContain('Uw nummer is nog niet doorgegeven.');
});

test('a language model hears nothing of who asks', async () => {
  const { asked, settings } = await startModel((_request, answer) => stream(answer, [OWN]));
  const { post } = await start(settings);
  const who = 'Mail jan@voorbeeld.nl, 2988 AB 12.';
  await post({ question: `${QUESTION} ${who}`, history: [who] });
  const sent = JSON.parse(asked[0]?.body ?? '');
  expect(sent.messages.at(-1).content).toBe(`${QUESTION} Mail (e-mailadres), (adres).`);
  expect(asked[0]?.body).not.toMatch(/12345678|jan@|2988/);
});

/** What the events of a stream say, in order. */
const eventsIn = (text: string): AssistantEvent[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((event) => assistantEventSchema.parse(JSON.parse(event.replace(/^data: /, ''))));

const asEvents = { accept: EVENT_STREAM };

test('who asks for a stream hears a sentence of the model before the next is there', async () => {
  let goOn: (() => void) | undefined;
  const { settings } = await startModel((_request, answer) => {
    answer.writeHead(200, { 'content-type': EVENT_STREAM });
    const say = (content: string) =>
      answer.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    say('Een warmtepomp haalt warmte uit de buitenlucht. Een warm');
    goOn = () => {
      say('tepomp haalt warmte bij uw huis.');
      answer.end('data: [DONE]\n\n');
    };
  });
  const { app } = await start(settings);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${origin}/functions/v1/assistant`, {
    method: 'POST',
    headers: { ...asEvents, 'content-type': 'application/json' },
    body: JSON.stringify({ question: QUESTION }),
  });
  expect(answer.headers.get('content-type')).toContain(EVENT_STREAM);
  let heard = '';
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += part;
    if (heard.includes('\n\n')) goOn?.();
  }
  expect(eventsIn(heard)).toEqual([
    { soFar: OWN },
    expect.objectContaining({ answer: `${OWN} Een warmtepomp haalt warmte bij uw huis.` }),
  ]);
});

test.each<[string, RequestListener]>([
  ['answers 500', (_request, answer) => answer.writeHead(500).end('{}')],
  ['streams nonsense', (_request, answer) => stream(answer, ['Blub blab. Flop ', 'trul. Kwak.'])],
  ['hangs', () => undefined],
])('a stream holds nothing but the site’s own words when the model %s', async (_name, listener) => {
  const { settings } = await startModel(listener);
  const { app } = await start({ languageModel: { ...settings.languageModel, timeLimitMs: 100 } });
  const url = '/functions/v1/assistant';
  const payload = { question: QUESTION };
  const answer = await app.inject({ method: 'POST', url, payload, headers: asEvents });
  expect(eventsIn(answer.payload)).toEqual([expect.objectContaining({ answer: SHOWN })]);
});

test('a stream ends in the site’s own words when the model strays after a good beginning', async () => {
  const { settings } = await startModel((_request, answer) =>
    stream(answer, [`${OWN} `, 'Dat kost u € 1.', ' Meer niet.']),
  );
  const { app } = await start(settings);
  const url = '/functions/v1/assistant';
  const payload = { question: QUESTION };
  const events = eventsIn(
    (await app.inject({ method: 'POST', url, payload, headers: asEvents })).payload,
  );
  expect(JSON.stringify(events)).not.toContain('€');
  expect(events.at(-1)).toMatchObject({ answer: SHOWN });
});

test('a model has the less time the longer the visitor waited before it is asked', async () => {
  const { settings } = await startModel(() => undefined);
  const wordAnew = createLanguageModel(
    { ...settings.languageModel, timeLimitMs: 8_000 },
    'Voorbeeld',
  );
  const found = { answer: SHOWN, sources: [], handover: false, also: [], passages: [] };
  const began = performance.now();
  await expect(wordAnew(QUESTION, found, undefined, 7_900)).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(6_000);
});

test('a model is told whose visitors it answers', async () => {
  const { asked, settings } = await startModel((_request, answer) => stream(answer, [OWN]));
  const found = { answer: SHOWN, sources: [], handover: false, also: [], passages: [] };
  await createLanguageModel(settings.languageModel, 'Voorbeeld')(QUESTION, found).catch(() => {});
  expect(asked[0]?.body).toContain('de website van Voorbeeld, in het Nederlands');
});

test('a model is not asked what the site does not answer', async () => {
  const { asked, settings } = await startModel((_request, answer) => stream(answer, ['Ja hoor.']));
  const { ask } = await start(settings);
  expect((await ask('Kunt u mijn badkamer verbouwen?')).handover).toBe(true);
  expect((await ask('Ik ruik gas')).handover).toBe(true);
  expect(asked).toHaveLength(0);
});

test.each<[string, RequestListener]>([
  ['answers 500', (_request, answer) => answer.writeHead(500).end('{}')],
  ['streams nonsense', (_request, answer) => stream(answer, ['blub blab ', 'flop trul kwak'])],
  ['streams no events', (_request, answer) => answer.end('<html>onderhoud</html>')],
  [
    'streams broken events',
    (_request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream' });
      answer.end('data: {"choices": [{"del\n\ndata: [DONE]\n\n');
    },
  ],
  ['breaks off', (_request, answer) => stream(answer, ['Een warmtepomp haalt warmte'], '')],
  [
    'goes on for ever',
    (_request, answer) => stream(answer, Array(200).fill('warmtepomp warmte buitenlucht ')),
  ],
  [
    'brings a figure that the site does not have',
    (_request, answer) =>
      stream(answer, ['Een warmtepomp haalt warmte voor € 1 uit de buitenlucht.']),
  ],
  ['hangs up', (request) => request.socket.destroy()],
  [
    'sends the question elsewhere',
    (_request, answer) => answer.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
  ],
])('the answer is the site’s own when the model %s', async (_name, listener) => {
  const { settings } = await startModel(listener);
  const { ask, log } = await start(settings);
  expect((await ask(QUESTION)).answer).toBe(SHOWN);
  expect(log()).toContain('language model not used');
});

test('a model that hangs is waited for no longer than its time', async () => {
  const { settings } = await startModel(() => undefined);
  const { ask } = await start({
    languageModel: { ...settings.languageModel, timeLimitMs: 100 },
  });
  expect((await ask(QUESTION)).answer).toBe(SHOWN);
});
