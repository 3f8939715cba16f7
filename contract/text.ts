/** Tabs, line ends and their like: a space between two words. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/** Control characters, halves of characters, and marks that show nothing and turn the text around them. */
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A text as one line that a person can read, without what cannot be seen in it. */
export const cleanText = (text: string) => text.replace(BREAKS, ' ').replace(HIDDEN, '').trim();

/** Tells whether a text has no more than so many characters, as a person counts them: a 4-byte one is one. */
export const hasAtMost = (text: string, max: number) =>
  text.length <= 2 * max && [...text].length <= max;
