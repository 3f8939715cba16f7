const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * What the character references of HTML stand for, as the build writes them: few by name, the rest by number.
 * @param besides names beyond the five that are read in any case; a name that is in neither stays as it is
 */
export const withoutReferences = (
  html: string,
  besides: Readonly<Record<string, string>> = {},
): string =>
  html.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) =>
    name
      ? (NAMED[name] ?? besides[name] ?? all)
      : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
