import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AssistantFile, createAssistant } from '@sens/assistant';
import { FOR_SERVER } from './built-page.ts';

/** The file that the build makes for the server. */
export const ASSISTANT_FILE = join(FOR_SERVER, 'assistant.json');

/** The assistant as the server makes it, with all that it knows. */
export function builtAssistant() {
  const file = JSON.parse(readFileSync(ASSISTANT_FILE, 'utf8')) as AssistantFile;
  const { index, local } = file;
  const passages = [...index.passages, ...Object.values(local).flat()];
  return { file, index, assistant: createAssistant(file), passages };
}
