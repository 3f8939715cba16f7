import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_EVERY_MS = 50;

/**
 * Once stopping, a connection goes as soon as its request is answered, not when its client lets go.
 * One that has sent nothing, or a request in part, goes after 5 s; one whose request is being
 * answered stays for as long as that takes.
 * @param unsentWithinMs time to send the rest of a request that had begun when the stop came
 */
export function closeConnectionsAsTheyEnd(app: FastifyInstance, unsentWithinMs = 5_000): void {
  const answers = new Map<Socket, ServerResponse | undefined>();
  app.server.on('connection', (socket: Socket) => {
    answers.set(socket, undefined);
    socket.once('close', () => answers.delete(socket));
  });
  app.server.on('request', (_request, response) => {
    if (response.socket) answers.set(response.socket, response);
  });

  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    const since = performance.now();
    sweep = setInterval(() => {
      app.server.closeIdleConnections();
      if (performance.now() - since < unsentWithinMs) return;
      for (const [socket, answer] of answers) if (!isUnderWay(answer)) socket.destroy();
    }, SWEEP_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(sweep));
}

const isUnderWay = (answer: ServerResponse | undefined) =>
  answer?.req.complete === true && !answer.writableFinished;
