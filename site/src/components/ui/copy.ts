/** What a cell without anything in it says to who does not see its dash. */
export const NOTHING_SAID = 'geen cijfer';
