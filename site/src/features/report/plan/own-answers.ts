import { createContext } from 'react';
import type { Refining } from '../refine/refining.ts';

/** The reader's own answers and wishes, where they can be changed. */
export const OwnAnswers = createContext<Pick<Refining, 'answers' | 'answer' | 'want'> | undefined>(
  undefined,
);
