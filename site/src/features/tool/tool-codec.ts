import type { DwellingAnswers } from '@sens/engine';
import { adjustmentWords } from '#features/house-questions/adjustment-words.ts';
import { ADDRESS_KEYS, decodeAnswers } from '#features/house-questions/answers-address.ts';

/** What was adjusted in an address, with the question it is about. */
export interface Note {
  text: string;
  /** Id of the question on the page. */
  target?: string;
}

/** What an address says to a tool: always a usable state, and what had to be adjusted. */
export interface Decoded<State> {
  state: State;
  notes: Note[];
}

/**
 * A tool's state as the query of its address. `decode` takes anything (a shared link, the form sent
 * without script, something typed by hand) and never throws; `decode(encode(state))` gives the state.
 * Form fields of the tool carry the same names as the query, so that one codec reads both.
 */
export interface ToolCodec<State> {
  decode(query: URLSearchParams): Decoded<State>;
  encode(state: State): URLSearchParams;
}

/** The part of a tool's state that every tool has: the house. */
export interface HouseState {
  answers: DwellingAnswers;
}

/** Reads the house from an address; a tool's own codec adds its other parts to this. */
export function decodeHouse(query: URLSearchParams): Decoded<HouseState> {
  const { answers, adjustments } = decodeAnswers(query);
  return {
    state: { answers },
    notes: adjustments.map((one) => ({
      text: adjustmentWords(one),
      target: `vraag-${ADDRESS_KEYS[one.field]}`,
    })),
  };
}

/**
 * Reads a list of words from one key, repeated (as checkboxes send it) or with commas.
 * @returns the known ones in the order of `known`, and what was not known
 */
export function readList<Word extends string>(
  query: URLSearchParams,
  key: string,
  known: readonly Word[],
): { words: Word[]; unknown: string[] } {
  const given = query
    .getAll(key)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== '');
  return {
    words: known.filter((word) => given.includes(word)),
    unknown: given.filter((value) => !(known as readonly string[]).includes(value)),
  };
}
