import { randomUUID } from 'node:crypto';
import autocannon, { type Request } from 'autocannon';
import { cpuMs } from './cpu.ts';

/** What one address did under load for a while. */
export interface Round {
  perSecond: number;
  p99: number;
  failed: number;
  /** Processor time that the server used for one request, in microseconds. */
  cpuUs: number;
}

/** What is asked, and how hard. */
export interface Load {
  seconds: number;
  connections: number;
  headers: Record<string, string>;
  /** Given, each request is a POST of a JSON of its own, under a key of its own. */
  newBody?: (key: string) => unknown;
}

/**
 * Asks for one address as fast as it answers.
 * @param pid the process that answers
 */
export async function loadRound(
  url: string,
  pid: number,
  { seconds, connections, headers, newBody }: Load,
): Promise<Round> {
  const before = cpuMs(pid);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(newBody ? { requests: [{ setupRequest: post(newBody) }] } : {}),
  });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
    cpuUs: ((cpuMs(pid) - before) * 1_000) / result.requests.total,
  };
}

const post = (newBody: (key: string) => unknown) => (request: Request) => {
  const key = randomUUID();
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return { ...request, method: 'POST', headers, body: JSON.stringify(newBody(key)) };
};
