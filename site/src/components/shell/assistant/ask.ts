import { type Assistant, type AssistantIndex, createAssistant } from '@sens/assistant';
import { ASSISTANT_PATH, type AssistantReply, assistantReplySchema } from '@sens/contract';
import { sendJson } from '#lib/browser/functions.ts';

const INDEX = '/assistant-index.json';

async function loadIndex(): Promise<Assistant> {
  const answer = await fetch(INDEX);
  if (!answer.ok) throw new Error(`${INDEX}: ${answer.status}`);
  return createAssistant((await answer.json()) as AssistantIndex);
}

/**
 * Loads the assistant.
 * @returns answers a question here in the browser; where the index cannot be had, the server does
 */
export function loadAssistant(): (
  question: string,
  earlier: readonly string[],
) => Promise<AssistantReply> {
  const loading = loadIndex().catch(() => undefined);
  return async (question, earlier) => {
    const assistant = await loading;
    if (assistant) {
      const { answer, sources, handover } = assistant.ask(question, earlier, new Date());
      return { answer, sources: [...sources], handover };
    }
    const body = { question, history: earlier };
    return assistantReplySchema.parse(await sendJson(ASSISTANT_PATH, body, { method: 'POST' }));
  };
}
