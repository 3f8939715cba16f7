/** Before a name that then is no first name, as it is typed in a field for a name. */
const TITLES: ReadonlySet<string> = new Set(
  'dhr heer mevr mevrouw mw mej mejuffrouw meneer fam familie ir ing dr drs mr mrs ms prof'.split(
    ' ',
  ),
);

/** With these a surname begins, and "de heer" does. */
const PARTICLES: ReadonlySet<string> = new Set(['de', 'den', 'der', 'van', 'ten', 'ter']);

/** What only a company or an association has in its name, dots left out. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'bv nv vof vve eenmanszaak maatschap stichting vereniging holding'.split(' '),
);

/** One letter, or letters with dots: initials, or a title that is cut short. */
const INITIALS = /^[\p{Lu}\p{Ll}]$|\./u;

/** A name that was typed without capitals, with them. */
const withCapitals = (name: string): string =>
  name === name.toLowerCase()
    ? name.replaceAll(/(?<=^|-)\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name;

/** Between the first names of two people who ask together. */
const AND: ReadonlySet<string> = new Set(['en', '&', '+']);

/** Whether a word can be greeted: no title, initial or beginning of a surname. */
function isFirstName(word: string): boolean {
  const [plain = ''] = word.toLowerCase().split('/');
  return word !== '' && !INITIALS.test(word) && !TITLES.has(plain) && !PARTICLES.has(plain);
}

/**
 * The first name to greet somebody with: the first word of a name as typed, and of two people who ask together
 * ("Sem en Noor Bakker") both. Nothing where that is a title, an initial or the beginning of a surname, or where all
 * of it is a company: the greeting is then without a name. What the payload has as first name stays as the spec
 * splits it (`splitName`).
 */
export function greetingName(naam: string): string {
  const words = naam.trim().split(/\s+/);
  const [first = '', between = '', second = ''] = words;
  const isCompany = words.some((word) => LEGAL_FORMS.has(word.toLowerCase().replaceAll('.', '')));
  if (isCompany || !isFirstName(first)) return '';
  const areTwo = AND.has(between.toLowerCase()) && isFirstName(second);
  return areTwo ? `${withCapitals(first)} en ${withCapitals(second)}` : withCapitals(first);
}
