import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a port of this machine, a free one where none is named. */
export async function listen(answer: RequestListener, at = 0) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}
