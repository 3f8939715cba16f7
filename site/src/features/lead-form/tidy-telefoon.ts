import { normalizeTelefoon } from '@sens/contract';

/**
 * A phone number as it stays in its field while one types, and where the caret then stands: behind
 * the same digit as before.
 * @param caret how many characters of what was typed stand before it
 */
export function tidyTelefoon(typed: string, caret: number): { text: string; caret: number } {
  const digitsIn = (text: string) => text.replace(/\D/g, '').length;
  const text = normalizeTelefoon(typed);
  // Digits only ever go at the front: zeros and the country code.
  const gone = digitsIn(typed) - text.length;
  return { text, caret: Math.max(digitsIn(typed.slice(0, caret)) - gone, 0) };
}
