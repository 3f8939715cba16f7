/**
 * Makes any text fit for one header line: control characters, line breaks and invisible direction
 * marks become spaces, and it ends after a number of characters.
 */
export function toHeaderText(text: string, maxCharacters = 120): string {
  const oneLine = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  const characters = [...oneLine];
  return characters.length > maxCharacters
    ? `${characters.slice(0, maxCharacters - 1).join('')}…`
    : oneLine;
}
