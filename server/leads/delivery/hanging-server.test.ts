// @module-tag long

import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { MailMessage } from '#leads/mail/message.ts';
import { query } from '#testing/open-store.ts';
import { submitJson } from '#testing/submit.ts';
import { type AtEnd, startTestApp } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';
import { createSmtpMailer } from './smtp.ts';

const STEPS = ['CONNECT', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'END'] as const;

/** What a mail server says that takes everything. */
const ANSWERS: Record<(typeof STEPS)[number], string> = {
  CONNECT: '220 ready',
  EHLO: '250 hello',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  END: '250 taken',
};

type Step = (typeof STEPS)[number];

/**
 * A mail server that takes everything, and never hangs up.
 * @param stall what it does at a step in the place of its answer; tells whether it does
 */
async function startMailServer(stall: (step: Step, socket: Socket) => boolean, atEnd: AtEnd) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inData = false;
    const answer = (step: Step) => {
      if (!stall(step, socket)) socket.write(`${ANSWERS[step]}\r\n`);
    };
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (inData) {
        if (text.endsWith('\r\n.\r\n')) answer('END');
        return;
      }
      const step = STEPS.find((each) => text.toUpperCase().startsWith(each));
      inData = step === 'DATA';
      if (step) answer(step);
    });
    answer('CONNECT');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  atEnd(async () => close());
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, open: () => sockets.size, close };
}

/** A mail server that says nothing any more from one step on. */
async function startHangingServer(hangsAt: Step, atEnd: AtEnd) {
  let hanging = 0;
  const server = await startMailServer((step) => {
    if (step === hangsAt) hanging += 1;
    return step === hangsAt;
  }, atEnd);
  return { ...server, hanging: () => hanging };
}

/** A mail server that says, once it has the whole mail, that it is still looking into it. */
const startDrippingServer = (atEnd: AtEnd) =>
  startMailServer((step, socket) => {
    if (step !== 'END') return false;
    const timer = setInterval(() => socket.write('250-still looking\r\n'), 50);
    socket.on('close', () => clearInterval(timer));
    return true;
  }, atEnd);

test('of twelve leads at once none waits five seconds for its first try, whoever hangs', async ({
  onTestFinished,
}) => {
  const { url, hanging, close } = await startHangingServer('RCPT', onTestFinished);
  const { app } = await startTestApp({ smtpUrl: url }, {}, onTestFinished);
  await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      submitJson(app, { ...PAYLOAD, huisnummer: number + 1 }),
    ),
  );
  // To the company; the three visitors whose mails have a lane hang too.
  await waitFor(() => hanging() >= 15, 7_000);
  close();
});

test('a mail server that never comes to an end is given up, and its connection closed with it', async ({
  onTestFinished,
}) => {
  const { url, open } = await startDrippingServer(onTestFinished);
  const mailer = createSmtpMailer(url, 300);
  const message = { from: 'a@sens.example', to: 'b@sens.example', subject: 'x', text: 'x' };
  await expect(mailer.send(message as MailMessage, 'x')).rejects.toThrow();
  await waitFor(() => open() === 0, 2_000);
});

// Beside each other: what they do is wait.
test.concurrent.for(STEPS)(
  'a mail server that hangs at %s leaves no mail to the company untried for 5 seconds',
  async (step, { onTestFinished }) => {
    const { url, hanging, close } = await startHangingServer(step, onTestFinished);
    const { app, config } = await startTestApp({ smtpUrl: url }, {}, onTestFinished);
    // More than there are lanes: each has one that hangs before the last lead comes.
    for (let number = 0; number < 5; number += 1) {
      await submitJson(app, { ...PAYLOAD, huisnummer: number + 1 });
    }
    // Three to the company and three to visitors at once, the other two to the company as those hang.
    await waitFor(() => hanging() >= 8, 5_000);
    await submitJson(app, { ...PAYLOAD, huisnummer: 99 });
    await waitFor(() => hanging() >= 9, 5_000);
    expect(query(config, "select 1 from deliveries where status = 'delivered'")).toEqual([]);
    // The server stops when its mails have ended.
    close();
  },
);
