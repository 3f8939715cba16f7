import {
  type Assistant,
  createAssistant,
  type PackedIndex,
  unpackIndex,
  unpackPassages,
} from '@sens/assistant';
import {
  ASSISTANT_PATH,
  type AssistantReply,
  assistantEventSchema,
  assistantReplySchema,
} from '@sens/contract';
import { postForEvents } from '#lib/browser/events.ts';
import { sendJson } from '#lib/browser/functions.ts';

const INDEX = '/assistant-index.json';

/** How long a visitor waits for a language model's words before those of the site do. */
const MODEL_WITHIN_MS = 7_000;

/** How long the text of a town is waited for: without it the answer names the pages of that town. */
const TOWN_WITHIN_MS = 3_000;

async function load<Loaded>(path: string, signal?: AbortSignal): Promise<Loaded> {
  const answer = await fetch(path, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Loaded;
}

async function loadIndex(): Promise<LoadedIndex> {
  const index = await load<PackedIndex>(INDEX);
  const assistant = createAssistant(unpackIndex(index));
  async function addTown(town: string): Promise<void> {
    const path = `/assistant-towns/${index.towns[town]?.slug}.json`;
    const text = await load<string>(path, AbortSignal.timeout(TOWN_WITHIN_MS));
    assistant.addTown(town, unpackPassages(text));
  }
  return { assistant, addTown };
}

interface LoadedIndex {
  assistant: Assistant;
  addTown(town: string): Promise<void>;
}

const askServer = async (question: string, history: readonly string[]): Promise<AssistantReply> =>
  assistantReplySchema.parse(
    await sendJson(ASSISTANT_PATH, { question, history }, { method: 'POST' }),
  );

/** The server's reply, or none where there is no use in it; what is said of it before goes to `show`. */
async function askModel(
  question: string,
  history: readonly string[],
  show: (soFar: string) => void,
): Promise<AssistantReply | undefined> {
  let reply: AssistantReply | undefined;
  const body = { question, history };
  const hearing = postForEvents(ASSISTANT_PATH, body, MODEL_WITHIN_MS, (event) => {
    const heard = assistantEventSchema.parse(event);
    if ('soFar' in heard) show(heard.soFar);
    else reply = heard;
  });
  await hearing.catch(() => undefined);
  return reply;
}

export interface LoadedAssistant {
  /**
   * Answers a question, and shows what comes of it before: what the index here in the browser finds, in the
   * words of the server's language model where it has one; where the index cannot be had, the server does
   * all of it.
   */
  ask(
    question: string,
    earlier: readonly string[],
    show: (soFar: string) => void,
  ): Promise<AssistantReply>;
  /** Whether the telephone is answered now; nothing where the index cannot be had. */
  isReachable(): Promise<boolean | undefined>;
}

/** Loads the assistant. */
export function loadAssistant(): LoadedAssistant {
  const loading = loadIndex().catch(() => undefined);
  let mayHaveModel = true;
  return {
    isReachable: async () => (await loading)?.assistant.isReachable(new Date()),
    async ask(question, earlier, show) {
      const loaded = await loading;
      if (!loaded) return askServer(question, earlier);
      const { assistant, addTown } = loaded;
      await Promise.allSettled(assistant.lacks(question, earlier).map(addTown));
      const { answer, sources, handover, passages } = assistant.ask(question, earlier, new Date());
      const own = { answer, sources: [...sources], handover };
      // What has nothing to rest on is never worded anew: it stays here.
      if (!mayHaveModel || handover || passages.length === 0) return own;
      const said = await askModel(question, earlier, show);
      // The site's own words, or none: there is no model, or it is of no use now.
      mayHaveModel = said !== undefined && said.answer !== answer;
      return said ?? own;
    },
  };
}
