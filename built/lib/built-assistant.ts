import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createAssistant,
  type PackedIndex,
  type Passage,
  unpackIndex,
  unpackPassages,
} from '@sens/assistant';
import { CLIENT } from './built-page.ts';

const read = <Read>(name: string): Read => JSON.parse(readFileSync(join(CLIENT, name), 'utf8'));

/** The file of a town's text, below the folder of the site. */
export const townFile = (slug: string) => `assistant-towns/${slug}.json`;

/** The assistant with all that the build made for it: the index, and what stands on the pages of towns. */
export function builtAssistant() {
  const index = unpackIndex(read<PackedIndex>('assistant-index.json'));
  const assistant = createAssistant(index);
  const passages: Passage[] = [...index.passages];
  for (const [town, { slug }] of Object.entries(index.towns)) {
    const local = unpackPassages(read<string>(townFile(slug)));
    assistant.addTown(town, local);
    passages.push(...local);
  }
  return { index, assistant, passages };
}
