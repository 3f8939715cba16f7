/**
 * Signs (`../spam.ts`) that a person may give too: who writes in other letters, fills in one word for all, names the
 * site of a firm, comes while programs send many, or has a browser that fills the form in at once.
 */
const DOUBTS: readonly string[] = ['letters', 'same-words', 'site', 'rush', 'hurry'];

/** Whether a person may give this sign too. */
export const isDoubt = (sign: string): boolean => DOUBTS.includes(sign);

/** Whether nothing else speaks against a request than what a browser can take away by its work (decision 87). */
export const isInDoubt = (spam: readonly string[] = []) => spam.length > 0 && spam.every(isDoubt);
