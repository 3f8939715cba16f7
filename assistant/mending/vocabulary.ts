import { wordsOf } from '#language/dutch.ts';
import type { AssistantFile, Vocabulary } from '#terms/index-file.ts';

/** A name is meant, however seldom it stands somewhere. */
const OF_NAME = 100;

/** Typed less often, a word may be a slip that two people made. */
const NO_SLIP = 3;

function count(words: Map<string, number>, texts: Iterable<string>, by = 1): Map<string, number> {
  for (const text of texts) {
    for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + by);
  }
  return words;
}

/** The words that the assistant knows: of pages, lists and names, and of the questions that were heard. */
export function vocabularyOf({
  index,
  local,
  heard,
}: Pick<AssistantFile, 'index' | 'local' | 'heard'>): Vocabulary {
  const { words, passages, pages, reach, towns } = index;
  const right = new Map<string, number>();
  for (const { heads, asks = [], lines } of [...passages, ...Object.values(local).flat()])
    for (const texts of [heads, asks, lines]) count(right, texts);
  for (const { title } of pages) count(right, [title]);
  const { same, sayings, outside, subjects, topics, aspects, complaints, broken } = words;
  for (const list of [...same, Object.keys(sayings), Object.values(sayings)]) count(right, list);
  for (const list of [outside, subjects, topics, aspects, complaints, broken]) count(right, list);
  const quarters = Object.values(words.quarters).flat();
  const names = [reach.name, reach.city, ...Object.keys(towns), ...words.elsewhere, ...quarters];
  count(right, names, OF_NAME);
  const asTheyAre = wordsOf([...words.real, ...Object.keys(words.english)].join(' '));
  for (const word of asTheyAre) if (!right.has(word)) right.set(word, 0);
  const typed = count(
    new Map(),
    heard.map(({ text }) => text),
  );
  for (const [word, uses] of typed) if (uses < NO_SLIP) typed.delete(word);
  return { right: Object.fromEntries(right), typed: Object.fromEntries(typed) };
}
