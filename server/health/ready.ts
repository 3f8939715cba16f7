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
  /** Where mails become files; not there when they go to a mail server. */
  outbox: string | undefined;
  now: () => Date;
  /** Whether nothing can be delivered, as the store does not tell what is to be. */
  isInterrupted: () => boolean;
}

/**
 * `GET /readyz`: whether a balancer should send visitors here, and what is missing when not: the store
 * takes leads and tells what is to be delivered, the disk has room, the folder of mails and pictures can be written. A server that is
 * stopping answers 503 by itself.
 */
export function registerReadyRoute(
  app: FastifyInstance,
  { store, dataDir, outbox, now, isInterrupted }: ReadyParts,
): void {
  const ping = createPing(store, now);
  app.get('/readyz', async (_request, reply) => {
    const checks = {
      store: await holds(ping()),
      deliveries: !isInterrupted(),
      disk: await holds(hasRoom(dataDir)),
      outbox: await holds(canWrite(dataDir, outbox)),
    };
    const ok = Object.values(checks).every(Boolean);
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, checks });
  });
  refuseAllButGet(app, '/readyz');
}

/** The outbox may be another account's, of whoever started a server here before; without one it can be made. */
async function canWrite(folder: string, outbox: string | undefined): Promise<void> {
  await access(folder, constants.W_OK);
  if (outbox === undefined) return;
  // With the point it has to be a folder.
  await access(`${outbox}/.`, constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
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
