import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AssistantFile, createAssistant } from '@sens/assistant';
import { ASSISTANT_FILE } from '../../server/assistant/load-assistant.ts';
import { FOR_SERVER } from './built-page.ts';

/** The assistant as the server makes it, with all that it knows. */
export function builtAssistant() {
  const file = JSON.parse(readFileSync(join(FOR_SERVER, ASSISTANT_FILE), 'utf8')) as AssistantFile;
  const { index, local } = file;
  const passages = [...index.passages, ...Object.values(local).flat()];
  return { file, index, assistant: createAssistant(file), passages };
}
