/**
 * What counts for how much when a question is held against a passage. Found by trying many sets on the
 * test questions (`assistant/testing/questions.ts`), not by reasoning: change one and run those.
 */
export const WEIGHTS = {
  /** A word in the heading, and in the title of the page; one in the text is 1. */
  head: 1.79,
  title: 0.482,
  /** How soon more of the same word adds nothing. */
  enough: 0.633,
  /** From so many words on, one of them counts for less. */
  longText: 69,
  /** How much it counts that all words are there. */
  whole: 0.158,
  /**
   * How much a heading like the question counts, how much less for a bit of it, and
   * words of that heading that nobody asked for.
   */
  likeness: 0.71,
  likenessPower: 1.171,
  extra: 0.938,
  /** Words that stand in the text itself, not in the heading alone. */
  inText: 0.02,
  /** An own answer to a question that is not quite this one. */
  loose: 0.027,
  kind: { own: 0.16, faq: 0.12, term: 0.055, text: 0.09, table: 0.04, note: -0.088 },
  page: { service: 0.08, page: 0.006, article: 0.013, tool: 0.018, town: 0.004 },
  /** A word that means the same, one that the site has for it, and another form of the verb. */
  same: 0.636,
  meant: 0.336,
  verb: 0.83,
  /** A word that says little, and one that says what the question is about. */
  noise: 0.139,
  subject: 0.9,
  /** A passage about something else. */
  misses: 0.614,
  /** A figure of the kind that was asked for; a row of a table with it; a grant where a price was asked. */
  figure: 0.069,
  row: 0.36,
  grant: 0.375,
  meaning: 0.217,
  /** A page about the service that was asked for, among those of a town. */
  service: 0.2,
  /** Below these nothing found is an answer: more is asked of what is about no subject of the site. */
  least: { score: 0.66, coverage: 0.391 },
  leastOnSubject: { score: 0.421, coverage: 0.38 },
  /** A question so much like one on the site is that one. */
  sameQuestion: 0.668,
};
