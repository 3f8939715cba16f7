import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  type Assistant,
  type AssistantFile,
  createAssistant,
  hearingInParts,
  questionsHeard,
} from '@sens/assistant';

/** Stands beside the module that makes pages; the build writes it from the pages. */
export const ASSISTANT_FILE = 'assistant.json';

async function make(file: string): Promise<Assistant> {
  const read = JSON.parse(await readFile(file, 'utf8')) as AssistantFile;
  const hear = await hearingInParts(questionsHeard(read), () => setImmediate());
  return createAssistant(read, hear);
}

/**
 * The assistant over the built site; made when it is first asked for, which takes a second or two: in small
 * parts, so that nobody else waits for it.
 * @param renderModule the module that makes the pages
 * @returns nothing when the site is not built
 */
export function loadAssistant(renderModule: string): () => Promise<Assistant | undefined> {
  const file = join(dirname(renderModule), ASSISTANT_FILE);
  let making: Promise<Assistant> | undefined;
  return async () => {
    if (!making && !existsSync(file)) return undefined;
    making ??= make(file).catch((error: unknown) => {
      making = undefined;
      throw error;
    });
    return making;
  };
}
