/**
 * What counts for how much when a question is held against a passage. Found by trying many sets on the
 * test questions (`assistant/testing/questions.ts`), not by reasoning: change one and run those.
 */
export const WEIGHTS = {
  /** A word in the heading, and in the title of the page; one in the text is 1. */
  head: 2.5,
  title: 0.8,
  /** How soon more of the same word adds nothing. */
  enough: 0.9,
  /** From so many words on, one of them counts for less. */
  longText: 60,
  /** How much it counts that all words are there. */
  whole: 0.5,
  /** How much a heading like the question counts, and words of that heading that nobody asked for. */
  likeness: 0.6,
  extra: 0.6,
  /** Words that stand in the text itself, not in the heading alone. */
  inText: 0.15,
  /** An own answer to a question that is not quite this one. */
  loose: 0.2,
  kind: { own: 0.12, faq: 0.08, term: 0, text: 0.04, table: 0, note: -0.12 },
  page: { service: 0.05, page: 0.03, article: 0, tool: 0, town: 0 },
  /** A word that means the same, one that the site has for it, and another form of the verb. */
  same: 0.75,
  meant: 0.6,
  verb: 0.7,
  /** A word that says little, and one that says what the question is about. */
  noise: 0.2,
  subject: 1,
  /** A passage about something else. */
  misses: 0.45,
  /** A figure of the kind that was asked for; a row of a table with it; a grant where a price was asked. */
  figure: 0.12,
  row: 0.25,
  grant: 0.2,
  meaning: 0.4,
  /** Below these nothing found is an answer: more is asked of what is about no subject of the site. */
  least: { score: 0.62, coverage: 0.6 },
  leastOnSubject: { score: 0.4, coverage: 0.4 },
  /** A question so much like one on the site is that one. */
  sameQuestion: 0.72,
};
