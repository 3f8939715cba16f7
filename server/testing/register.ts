import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Answers JSON. */
export const json = (answer: ServerResponse, body: unknown, status = 200) =>
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Spaces, which JSON may begin with, for as long as somebody takes them. */
function pourOut(answer: ServerResponse): void {
  const part = ' '.repeat(64 * 1024);
  const more = () => {
    while (!answer.destroyed && answer.write(part));
  };
  answer.writeHead(200, { 'content-type': 'application/json' }).on('drain', more);
  more();
}

/** A register of our own on the loopback address; keeps what it was asked. */
export async function startRegister(listener: RequestListener) {
  const asked: { url: URL; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, answer) => {
    asked.push({ url: new URL(request.url ?? '', 'http://register'), headers: request.headers });
    listener(request, answer);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** What a register does when it is not well, in words and by itself. */
export const REGISTER_TROUBLE: [name: string, listener: RequestListener][] = [
  ['answers with an error', (_request, answer) => json(answer, {}, 500)],
  ['answers something else', (_request, answer) => answer.end('<html>onderhoud</html>')],
  ['answers JSON of another shape', (_request, answer) => json(answer, { response: [1] })],
  [
    'sends the question elsewhere',
    (_request, answer) => answer.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['hangs up', (request) => request.socket.destroy()],
  ['goes on for ever', (_request, answer) => pourOut(answer)],
];
