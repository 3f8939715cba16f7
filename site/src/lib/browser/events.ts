import { EVENT_STREAM } from '@sens/contract';
import { toRequest } from './functions.ts';

/**
 * Posts JSON to a function of ours that answers with a stream of events.
 * @param timeoutMs for all of it
 * @param hear is called with each event's parsed JSON
 * @throws Error when the answer is no such stream, breaks off or takes too long
 */
export async function postForEvents(
  path: string,
  body: unknown,
  timeoutMs: number,
  hear: (event: unknown) => void,
): Promise<void> {
  const { url, init } = toRequest(path, body, { Accept: EVENT_STREAM });
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(url, { ...init, method: 'POST', signal });
  const reader = answer.ok && answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error(`${path}: ${answer.status}`);
  let left = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = `${left}${part.value}`.split('\n\n');
    left = events.pop() ?? '';
    for (const event of events) hear(JSON.parse(event.replace(/^data: /, '')));
  }
}
