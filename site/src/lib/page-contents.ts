/** A heading of a page that one can go to. */
export interface Heading {
  id: string;
  title: string;
}

/** What React and Markdown write for a character of text. */
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const HEADING = /<h2\b[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/h2>/gs;

/**
 * The headings of a page's text that have an id, in their order.
 * Marks beside the words, in `sup` and `span`, are no part of a title.
 * @param html the rendered text
 */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(HEADING)].map(([, id = '', title = '']) => ({
    id,
    title: title
      .replace(/<(sup|span)\b.*?<\/\1>|<[^>]+>/gs, '')
      .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
      .trim(),
  }));
}

/** An id for a heading: its words in lower case, without accents, joined by hyphens. */
export function headingId(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The id of a question's answer: a link to it opens the question, without a script too. */
export const questionId = (question: string) => `vraag-${headingId(question)}`;
