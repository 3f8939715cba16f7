import { createContext } from 'react';

/** Hears what is wrong with what was typed in a field, by its id, and nothing once it is right. */
export const SaidErrors = createContext<(id: string, words: string | undefined) => void>(
  () => undefined,
);
