import { cleanText } from './text.ts';

/** The most characters of a reader's own notes on a report. */
export const NOTE_MAX = 1_000;

/**
 * A text of more lines that a person can read, without what cannot be seen in it: its paragraphs stay, with
 * one empty line between them at most.
 */
export const cleanLines = (text: string) =>
  text
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
