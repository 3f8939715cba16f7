/** A term of the trade and what it means, from content/begrippen.yaml. */
export interface Term {
  term: string;
  /** How it stands in a text. */
  forms: readonly string[];
  /** How the house does not say it. */
  notWords?: readonly string[] | undefined;
  /** What it means, in one or two sentences. */
  explanation: string;
}

/** What of a term a reader needs to see it explained. */
export type Explained = Pick<Term, 'term' | 'forms' | 'explanation'>;

/** More explanations than this are a dictionary, and nobody reads one. */
const MOST = 8;

/** Finds a form with its endings; one that is written with capitals is found only with them. */
export function termFinder(form: string): RegExp {
  const words = form
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(' ', '\\s+')
    .replaceAll('-', '[-\u2011]');
  const flags = form === form.toLowerCase() ? 'iu' : 'u';
  return new RegExp(`(?<![\\p{L}\\d])${words}(?:en|s|n|e)?(?![\\p{L}\\d])`, flags);
}

/**
 * Tells of a form whether it may stand in a text: where it does not, its finder finds nothing. The finders of all forms
 * over the words of a page cost a phone a fifth of a second.
 */
export function mayStandIn(text: string): (form: string) => boolean {
  const plain = text.replaceAll('\u2011', '-').replace(/\s+/g, ' ').toLowerCase();
  return (form) => plain.includes(form.toLowerCase());
}

/** The words of rendered text: tags, soft hyphens and special blanks and hyphens gone. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00ad', '')
    .replaceAll('\u2011', '-')
    .replace(/&nbsp;|\s+/g, ' ');

/**
 * The terms that a page uses, by name, for the list in which it explains them.
 * @param html the rendered text of the page
 * @param terms all terms that the house explains
 * @param most of how many at most; those that stand first on the page are kept
 */
export function termsIn(html: string, terms: readonly Term[], most = MOST): Term[] {
  const words = wordsOf(html);
  return terms
    .map((term) => {
      const places = term.forms
        .map((form) => words.search(termFinder(form)))
        .filter((at) => at >= 0);
      return { term, at: Math.min(...places) };
    })
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ term }) => term)
    .sort((a, b) => a.term.localeCompare(b.term, 'nl'));
}
