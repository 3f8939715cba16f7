/** What a cell without anything in it says to who does not see its dash. */
export const NOTHING_SAID = 'geen cijfer';

/** What is said of a number with more digits than are kept. */
export const roundedWords = (used: string) => `Wij ronden dat af op ${used}.`;
