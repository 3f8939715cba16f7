/** What people type nearly as Markdown has it, with what to type: a page would show the signs themselves. */
const SLIPS: readonly [wrong: RegExp, remedy: string][] = [
  [/^#{2,4}[^#\s]\S*/, 'zet een spatie achter de hekjes van een kop'],
  [/\] +\((?:\/|#|https?:)[^)]*\)/, 'zet geen spatie tussen ] en ( van een link'],
  [/\]\((?:\/|#|https?:)[^)]*$/, 'sluit de link met een )'],
  [/^-\p{L}\S*/u, 'zet een spatie achter het streepje van een opsomming'],
];

/**
 * Slips in one line of a Markdown text, in Dutch; in its settings they do not occur.
 * @param line of a text file
 */
export const markdownSlips = (line: string): string[] =>
  SLIPS.flatMap(([wrong, remedy]) => {
    const [found] = wrong.exec(line) ?? [];
    return found === undefined ? [] : [`"${found}": ${remedy}`];
  });
