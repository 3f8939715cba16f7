import { parentPort, workerData } from 'node:worker_threads';
import { learnMeaning, type ToLearn } from '../../assistant/index.ts';

/** What a thread is told that learns the meaning of words once. */
export interface LearnOnce extends ToLearn {
  which: number;
}

const { which, ...toLearn } = workerData as LearnOnce;
parentPort?.postMessage(learnMeaning(toLearn, which));
