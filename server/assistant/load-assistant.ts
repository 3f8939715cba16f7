import {
  type Assistant,
  createAssistant,
  type PackedIndex,
  unpackIndex,
  unpackPassages,
} from '@sens/assistant';
import type { Site } from '#static/load-site.ts';

/** The index that the build makes, and the text of each town, for browser and server alike. */
const INDEX = '/assistant-index.json';
const textOfTown = (slug: string) => `/assistant-towns/${slug}.json`;

/**
 * The assistant over the built site; made at the first question, as that takes a moment.
 * @returns nothing when the site is not built
 */
export function loadAssistant(site: Site): () => Assistant | undefined {
  let assistant: Assistant | undefined;
  return () => {
    const file = site.files.get(INDEX);
    if (!assistant && file) {
      const index = JSON.parse(file.plain.body.toString()) as PackedIndex;
      assistant = createAssistant(unpackIndex(index));
      for (const [town, { slug }] of Object.entries(index.towns)) {
        const text = site.files.get(textOfTown(slug));
        if (text) assistant.addTown(town, unpackPassages(JSON.parse(text.plain.body.toString())));
      }
    }
    return assistant;
  };
}
