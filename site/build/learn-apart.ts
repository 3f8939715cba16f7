import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type LearnedMeaning, type ToLearn, timesToLearn } from '@sens/assistant';
import type { LearnOnce } from './learn-meaning.ts';

async function learnOnce({ answerOf, vectors }: ToLearn, which: number): Promise<LearnedMeaning> {
  const workerData: LearnOnce = { answerOf, vectors, which };
  const worker = new Worker(new URL('./learn-meaning.ts', import.meta.url), { workerData });
  const [learned] = (await once(worker, 'message')) as [LearnedMeaning];
  return learned;
}

/** Learns the meaning of words in threads of their own, beside what else a build does: it is two thirds of all that it does. */
export const learnApart = (toLearn: ToLearn): Promise<LearnedMeaning[]> =>
  Promise.all(timesToLearn(toLearn).map((which) => learnOnce(toLearn, which)));
