import { ASSISTANT_PATH, type AssistantReply, assistantEventSchema } from '@sens/contract';
import { postForEvents } from '#lib/browser/events.ts';

/** How long a visitor waits for an answer, in a language model's words where the server has one. */
const WITHIN_MS = 12_000;

/**
 * Asks the assistant, which stands on our own server.
 * @param earlier what was asked before, oldest first
 * @param show hears what there is of the answer before it is whole
 * @throws Error when it cannot be had in time
 */
export async function ask(
  question: string,
  earlier: readonly string[],
  show: (soFar: string) => void,
): Promise<AssistantReply> {
  let reply: AssistantReply | undefined;
  const body = { question, history: earlier };
  await postForEvents(ASSISTANT_PATH, body, WITHIN_MS, (event) => {
    const heard = assistantEventSchema.parse(event);
    if ('soFar' in heard) show(heard.soFar);
    else reply = heard;
  });
  if (!reply) throw new Error(`${ASSISTANT_PATH}: no answer`);
  return reply;
}
