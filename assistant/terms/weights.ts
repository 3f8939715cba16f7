/**
 * What counts for how much when a question is held against a passage. Found by trying many sets on the
 * test questions (`assistant/testing/questions.ts`), not by reasoning: change one and run those.
 */
export const WEIGHTS = {
  /** A word in the heading, and in the title of the page; one in the text is 1. */
  head: 1.87,
  title: 0.45,
  /** How soon more of the same word adds nothing. */
  enough: 0.78,
  /** From so many words on, one of them counts for less. */
  longText: 69,
  /** How much it counts that all words are there. */
  whole: 0.27,
  /** How much a heading like the question counts, and words of that heading that nobody asked for. */
  likeness: 0.62,
  extra: 0.88,
  /** Words that stand in the text itself, not in the heading alone. */
  inText: 0.04,
  /** An own answer to a question that is not quite this one. */
  loose: 0.04,
  kind: { own: 0.16, faq: 0.12, term: 0.05, text: 0.09, table: 0.04, note: -0.25 },
  page: { service: 0.08, page: 0.01, article: 0.01, tool: 0, town: 0 },
  /** A word that means the same, one that the site has for it, and another form of the verb. */
  same: 0.71,
  meant: 0.49,
  verb: 0.83,
  /** A word that says little, and one that says what the question is about. */
  noise: 0.17,
  subject: 1.0,
  /** A passage about something else. */
  misses: 0.55,
  /** A figure of the kind that was asked for; a row of a table with it; a grant where a price was asked. */
  figure: 0.07,
  row: 0.36,
  grant: 0.33,
  meaning: 0.21,
  /** Below these nothing found is an answer: more is asked of what is about no subject of the site. */
  least: { score: 0.66, coverage: 0.52 },
  leastOnSubject: { score: 0.4, coverage: 0.38 },
  /** A question so much like one on the site is that one. */
  sameQuestion: 0.65,
};
