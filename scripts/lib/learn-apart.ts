import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import {
  type AssistantFile,
  type LearnedMeaning,
  questionsHeard,
  readHeard,
  readLearned,
  type ToLearn,
  timesToLearn,
  writeLearned,
} from '../../assistant/index.ts';
import type { LearnOnce } from './learn-meaning.ts';

async function learnOnce({ answerOf, vectors }: ToLearn, which: number): Promise<LearnedMeaning> {
  const workerData: LearnOnce = { answerOf, vectors, which };
  const worker = new Worker(new URL('./learn-meaning.ts', import.meta.url), { workerData });
  const [learned] = (await once(worker, 'message')) as [LearnedMeaning];
  return learned;
}

/**
 * Learns the meaning of words from the questions that were heard, in threads of their own, and adds it to what the assistant
 * learned already. The file comes whole under its name: a server may be reading.
 * @param indexFile the assistant's index, which the pages of a build come with
 * @param learnedFile what it learned, likewise; nothing is done where the meaning stands in it
 * @param isWanted whether the build in its place is still the one that was learned from
 */
export async function learnApart(
  indexFile: string,
  learnedFile: string,
  isWanted: () => boolean,
): Promise<void> {
  const learned = readLearned(await readFile(learnedFile));
  if (learned.meaning.length > 0) return;
  const file = JSON.parse(await readFile(indexFile, 'utf8')) as AssistantFile;
  const heard = readHeard(questionsHeard(file));
  const meaning = await Promise.all(timesToLearn(heard).map((which) => learnOnce(heard, which)));
  if (!isWanted()) return;
  const half = `${learnedFile}.${process.pid}`;
  await writeFile(half, writeLearned({ ...learned, meaning }));
  await rename(half, learnedFile);
}
