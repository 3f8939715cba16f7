/**
 * What counts for how much when a question is held against a passage. Found by trying many sets on the
 * test questions (`assistant/testing/questions.ts`), not by reasoning: change one and run those.
 */
export const WEIGHTS = {
  /** A word in the heading, and in the title of the page; one in the text is 1. */
  head: 2.178,
  title: 0.482,
  /** How soon more of the same word adds nothing. */
  enough: 0.509,
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
  kind: { own: 0.167, faq: 0.12, term: 0.102, text: 0.089, table: 0.04, note: -0.07 },
  page: { service: 0.098, page: 0.008, article: 0.043, tool: 0.078, town: 0.015 },
  /** A word that means the same, one that the site has for it, and another form of the verb. */
  same: 0.636,
  meant: 0.313,
  verb: 0.83,
  /** A word that says little, and one that says what the question is about. */
  noise: 0.139,
  subject: 0.9,
  /** A passage about something else; how much a topic counts beside a subject. */
  misses: 0.588,
  topic: 0.753,
  /** Said in passing only. */
  passing: 0.38,
  /** A figure of the kind that was asked for; a row of a table with it; a grant where a price was asked. */
  figure: 0.092,
  row: 0.392,
  grant: 0.461,
  meaning: 0.217,
  /** A page about the service that was asked for, among those of a town. */
  service: 0.256,
  /** Below these nothing found is an answer: more is asked of what is about no subject of the site. */
  least: { score: 0.797, coverage: 0.482 },
  leastOnSubject: { score: 0.471, coverage: 0.38 },
  /** A question so much like one on the site is that one. */
  sameQuestion: 0.668,
};
