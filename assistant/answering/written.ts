import { wordsOf } from '#language/dutch.ts';
import { answerFrom } from '#reply/from-passages.ts';
import type { Retrieved } from '#terms/answer.ts';
import type { Passage } from '#terms/index-file.ts';
import type { Means } from './means.ts';

/** A question without its signs and capitals. */
const bare = (text: string) => wordsOf(text).join(' ');

/** The answer to a question that stands on the site to the letter, as one has that was tapped here. */
export type AnswerWritten = (text: string, now: Date) => Retrieved | undefined;

export function createAnswerWritten({ index, plain, read, find, hear, replies }: Means) {
  const written = new Map<string, Passage>();
  for (const passage of index.passages) {
    const { kind, heads } = passage;
    const asked = kind === 'faq' || kind === 'own' ? heads : [];
    for (const head of asked) if (!written.has(bare(head))) written.set(bare(head), passage);
  }

  const answerWritten: AnswerWritten = (text, now) => {
    const passage = written.get(bare(text));
    if (!passage) return undefined;
    const question = read(plain(text));
    const found = find(question, [], hear(text));
    const itself = found.find((each) => each.passage === passage);
    if (!itself) return undefined;
    const best = { ...itself, score: Math.max(itself.score, found[0]?.score ?? 0) };
    const others = found.filter((each) => each !== itself);
    return answerFrom(best, [best, ...others], question, index.pages, replies.reachUs(now));
  };
  return answerWritten;
}
