/** Letters, with a few hyphens or apostrophes between them: a sentence has more. However long: such names exist. */
const NAME = /^['’]?\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]*){0,3}\.?$/u;

/** "Maria van der Heijden-de Vries" has five; a sentence mostly has more. */
const MOST_WORDS = 6;

/** As `greetingName` puts two names together. */
const BETWEEN_TWO = ' en ';

/**
 * What was typed as a first name, or as two, when it is just that. Anyone can type anyone's mail address, so what goes out in
 * the company's name never carries a stranger's web address or sales talk as a "name".
 */
export function plainFirstName(typed: string): string | undefined {
  const names = typed.split(BETWEEN_TWO, 3);
  return names.length <= 2 && names.every((name) => NAME.test(name)) ? typed : undefined;
}

/** The same for a whole name. */
export function plainName(typed: string): string | undefined {
  const words = typed.trim().split(/\s+/u);
  const isName = words.length <= MOST_WORDS && words.every((word) => NAME.test(word));
  return isName ? words.join(' ') : undefined;
}
