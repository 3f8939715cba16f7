import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { closeConnectionsAsTheyEnd } from './closing.ts';

test('a request that is being answered stays however long that takes; one that is half sent does not', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeConnectionsAsTheyEnd(app, 100);
  app.post('/half', () => 'never');
  let answerIt: (text: string) => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    app.get('/lang', () => {
      resolve();
      return new Promise<string>((answer) => {
        answerIt = answer;
      });
    });
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const half = connect(Number(new URL(origin).port), '127.0.0.1');
  onTestFinished(() => void half.destroy());
  half.on('error', () => undefined).resume();
  half.write(
    'POST /half HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n"half',
  );
  const long = fetch(`${origin}/lang`).then((answer) => answer.text());
  await reached;
  const closed = app.close();
  await new Promise((resolve) => half.on('close', resolve));
  await sleep(300);
  answerIt('klaar');
  expect(await long).toBe('klaar');
  await closed;
});
