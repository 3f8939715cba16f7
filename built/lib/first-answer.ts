import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** Bytes that a server sends on a new line before it waits for an answer: ten segments (RFC 6928). */
export const AT_ONCE = 14_600;

/**
 * Bytes that come over a new line for a page, headers included.
 * @param url asked as a browser asks, which takes brotli
 */
async function bytesOf(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const asked = get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { socket } = answer;
  answer.resume();
  await once(answer, 'end');
  agent.destroy();
  return socket.bytesRead;
}

/** The heaviest of some pages: most bytes of an answer among them. */
export async function heaviest(origin: string, paths: readonly string[]): Promise<number> {
  let most = 0;
  for (const path of paths) most = Math.max(most, await bytesOf(origin + path));
  return most;
}
