import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Assistant,
  type AssistantFile,
  createAssistant,
  createHearing,
  readLearned,
} from '@sens/assistant';

/** Stand beside the module that makes pages; the build writes them from the pages. */
export const ASSISTANT_FILE = 'assistant.json';
/** What it learned from the questions that were heard. */
export const LEARNED_FILE = 'assistant.learned';

/** What the build made of the assistant, in the folder of the module that makes pages. */
export async function readAssistant(
  folder: string,
): Promise<{ file: AssistantFile; assistant: Assistant }> {
  const [text, bytes] = await Promise.all([
    readFile(join(folder, ASSISTANT_FILE), 'utf8'),
    readFile(join(folder, LEARNED_FILE)),
  ]);
  const file = JSON.parse(text) as AssistantFile;
  return { file, assistant: createAssistant(file, createHearing(readLearned(bytes))) };
}

/** The assistant over the built site. */
export interface LoadedAssistant {
  /** Reads it when it is first asked for; nothing when the site is not built. */
  get(): Promise<Assistant | undefined>;
  /** What it learned has changed: it is read once more, and until then the one that was read answers. */
  readAnew(): Promise<void>;
}

/** @param renderModule the module that makes the pages */
export function loadAssistant(renderModule: string): LoadedAssistant {
  const folder = dirname(renderModule);
  let reading: Promise<Assistant> | undefined;
  const read = async () => (await readAssistant(folder)).assistant;
  async function get() {
    if (!reading && !existsSync(join(folder, ASSISTANT_FILE))) return undefined;
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  }
  async function readAnew() {
    reading = Promise.resolve(await read());
  }
  return { get, readAnew };
}
