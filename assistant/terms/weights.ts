/**
 * What counts for how much when a question is held against a passage. Found by trying many sets on the
 * test questions (`assistant/testing/questions.ts`), not by reasoning: change one and run those.
 */
export const WEIGHTS = {
  /** A word in the heading, and in the title of the page; one in the text is 1. */
  head: 2.218,
  title: 0.526,
  /** How soon more of the same word adds nothing. */
  enough: 0.523,
  /** From so many words on, one of them counts for less. */
  longText: 62.339,
  /** How much it counts that all words are there. */
  whole: 0.122,
  /**
   * How much a heading like the question counts, how much less for a bit of it, and
   * words of that heading that nobody asked for.
   */
  likeness: 0.636,
  likenessPower: 1.171,
  extra: 1.053,
  /** Words that stand in the text itself, not in the heading alone. */
  inText: 0.019,
  /** An own answer to a question that is not quite this one. */
  loose: 0.02,
  kind: { own: 0.173, faq: 0.12, term: 0.125, text: 0.061, table: 0.051, note: -0.057 },
  page: { service: 0.089, page: 0.012, article: 0.041, tool: 0.105, town: 0.025 },
  /** A word in another of its questions than the one that is most like what was asked. */
  otherAsk: 0.6,
  /** That a passage has what was told around the question. */
  around: 0.25,
  /** That questions which were heard before speak for it. */
  heard: 2,
  /** A word that means the same, one that the site has for it, and another form of the verb. */
  same: 0.655,
  meant: 0.239,
  verb: 0.936,
  /** A word that says little, and one that says what the question is about. */
  noise: 0.139,
  subject: 0.862,
  /** A passage about something else; how much a topic counts beside a subject. */
  misses: 0.588,
  topic: 0.649,
  /** A passage that says nothing of what is asked of its subject; how much it lacks that says so in its text alone. */
  aspect: 0.9,
  aspectInText: 0.4,
  leastAspect: 0.6,
  /** A passage with none of the subjects. */
  off: 0.15,
  /** Said in passing only. */
  passing: 0.376,
  /** A figure of the kind that was asked for; a row of a table with it; a grant where a price was asked. */
  figure: 0.104,
  row: 0.392,
  grant: 0.317,
  /** A question about a price, where none was asked. */
  otherPrice: 0.2,
  meaning: 0.161,
  /** Words of a question about a term that its meaning says nothing of. */
  elseOfWord: 1,
  /** A page about the service that was asked for, among those of a town. */
  service: 0.387,
  /** What a row of a table that was asked for is taken to cover at least. */
  leastOfRow: 0.505,
  /** From these log-odds on something found is an answer: below it one right answer in thirty is left out. */
  sure: 0.1,
  /** From these log-odds on a message that found no answer is taken for one of somebody who is not content. */
  complaint: 2,
  /** What is less like anything that was heard is no language. */
  leastHeard: 0.18,
  /** Down to these log-odds a word of what we do not do makes a message one that is not for us. */
  surelyOurs: -5,
  /** From these log-odds on one that found no answer is not for us, though a word of it is. */
  notOurs: 1.5,
  /** And from these on no likeness to a question of the site says that it is. */
  plainlyNotOurs: 3,
  /** Up to these a plain question is none, whatever words of discontent are in it. */
  noComplaint: -1,
  /** From these on it is one whatever text was found, where less than this share of what was heard speaks for it. */
  plainComplaint: 2.5,
  unheard: 0.1,
  /** From this share on a passage of the whole site is meant, whatever stands on the pages of a town. */
  heardElsewhere: 0.5,
  /** And from this on where the question is not this much like one of the town's own. */
  heardUnlikeLocal: 0.3,
  asksLocal: 0.3,
  /** From this share on a word about what we do not do is no ground against an answer. */
  heardPlainly: 0.4,
  /** What is less like anything that was heard than this was not heard, whatever speaks for it. */
  leastAlike: 0.4,
  /** And so much like one it is that one. */
  verbatim: 0.97,
  /** So much like one that was heard it is the same but for a word or two. */
  nearlySame: 0.65,
  /** From this share on an own answer is meant, and not what was asked before. */
  ofUs: 0.2,
  /** From this share on of all that speaks for anything, the company itself is meant and no service of it. */
  companyAlone: 0.9,
  /** From this share on it is asked whether we come there. */
  asksWhere: 0.3,
  /** A question so much like one on the site is that one. */
  sameQuestion: 0.701,
};
