import { access, constants, mkdir, statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { LeadStore } from '#leads/store/store.ts';
import { refuseAllButGet } from '#plugins/methods.ts';
import { createPing } from './ping.ts';

/** With less room than this on the disk it is a matter of hours. */
const ROOM_BYTES = 50 * 1024 * 1024;

export interface ReadyParts {
  store: Pick<LeadStore, 'ping'>;
  dataDir: string;
  now: () => Date;
}

/**
 * `GET /readyz`: whether a balancer should send visitors here, and what is missing when not: the store
 * takes leads, the disk has room, the folder of mails and pictures can be written. A server that is
 * stopping answers 503 by itself.
 */
export function registerReadyRoute(
  app: FastifyInstance,
  { store, dataDir, now }: ReadyParts,
): void {
  const ping = createPing(store, now);
  app.get('/readyz', async (_request, reply) => {
    const checks = {
      store: await holds(ping()),
      disk: await holds(hasRoom(dataDir)),
      outbox: await holds(access(dataDir, constants.W_OK)),
    };
    const ok = Object.values(checks).every(Boolean);
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, checks });
  });
  refuseAllButGet(app, '/readyz');
}

const holds = (check: Promise<unknown>) =>
  check.then(
    () => true,
    () => false,
  );

async function hasRoom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < ROOM_BYTES) throw new Error('The disk is nearly full.');
}
