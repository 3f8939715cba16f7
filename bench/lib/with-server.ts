import {
  discard,
  type RunningServer,
  requireBuiltSite,
  startServer,
} from '../../e2e/lib/server.ts';

/** Runs something against the real server on the built site, and leaves nothing behind. */
export async function withServer<T>(use: (server: RunningServer) => Promise<T>): Promise<T> {
  requireBuiltSite();
  const server = await startServer();
  try {
    return await use(server);
  } finally {
    await discard(server);
  }
}
