import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { query } from '#testing/open-store.ts';
import { startTestApp } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';

/** Sends a whole request, and is gone before anything is answered. */
async function sendAndVanish(port: number, body: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  const head = [
    'POST /functions/v1/submit-lead HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  await new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, resolve));
  socket.resetAndDestroy();
}

test('what came in whole is kept, also of whoever is gone before it is looked at', async () => {
  const { app, config, log } = await startTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  for (let huisnummer = 1; huisnummer <= 6; huisnummer += 1) {
    await sendAndVanish(port, JSON.stringify({ ...PAYLOAD, huisnummer }));
  }
  await waitFor(() => query(config, 'select 1 from leads').length === 6);
  expect(log()).not.toContain('request failed');
});
