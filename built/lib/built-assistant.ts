import { readAssistant } from '../../server/assistant/load-assistant.ts';
import { FOR_SERVER } from './built-page.ts';

/** The assistant as the server reads it, with all that it knows. */
export async function builtAssistant() {
  const { file, assistant } = await readAssistant(FOR_SERVER);
  const { index, local } = file;
  const passages = [...index.passages, ...Object.values(local).flat()];
  return { file, index, assistant, passages };
}
