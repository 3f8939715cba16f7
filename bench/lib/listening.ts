import type { AddressInfo, Server } from 'node:net';

/** @returns the port that a server got, once it listens on the loopback address */
export const listening = (server: Pick<Server, 'listen' | 'address'>): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
