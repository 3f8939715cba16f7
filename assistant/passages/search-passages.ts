import { compoundParts, stem, wordsOf } from '#language/dutch.ts';
import type { AnswerPage, Passage } from '#terms/index-file.ts';
import { WEIGHTS } from '#terms/weights.ts';

/** A word of a question: any of its forms will do, each for so much. */
export interface AskedWord {
  typed: string;
  /** Stems by how much each counts, 1 at most. */
  forms: ReadonlyMap<string, number>;
  /** How much this word counts among those of its question. */
  weight: number;
  /** It says what the question is about: a passage without it is about something else. */
  isSubject?: boolean;
  /** Likewise, though a question may be about something else first. */
  isTopic?: boolean;
  /** It is what is asked of the subject: a passage that says nothing of it answers something else. */
  isAspect?: boolean;
  /** It is a later part of a compound. */
  isRest?: boolean;
}

/** A passage with how well it fits. */
export interface FoundPassage {
  passage: Passage;
  page: AnswerPage;
  /** From 0 to about 2. */
  score: number;
  /** Which share of what the words weigh stands in the passage, 0 to 1. */
  coverage: number;
  /** Which share it lacks of the words that say what the question is about; in passing counts for part. */
  misses: number;
  /** Which share it lacks of what was asked of the subject; in the text alone counts for part. */
  lacksAspect: number;
  /** How much one of its questions is like what was asked, 0 to 1. */
  likeness: number;
  /** Stems that stand in it, or in that question. */
  has(stem: string): boolean;
}

/** The stems of one text with how often each stands there, and those of the parts of its compounds. */
type Bag = Map<string, number>;

interface Entry {
  passage: Passage;
  page: AnswerPage;
  words: Bag;
  /** What stands in its headings. */
  named: ReadonlySet<string>;
  /** What stands in the text itself, besides heading and title. */
  said: ReadonlySet<string>;
  questions: readonly ReadonlySet<string>[];
  /** What any of its questions has: two of them together may be what was asked. */
  inAsks: ReadonlySet<string>;
  /** The same questions as they are spelled. */
  spelled: readonly string[];
}

export interface PassageSearch {
  /** How often each stem is used, and each whole word. */
  stems: ReadonlyMap<string, number>;
  words: ReadonlyMap<string, number>;
  /** How rare a stem is: 1 for one that stands in a single passage, towards 0 for one in all. */
  rarity(stem: string): number;
  /**
   * All passages with something of the words, best first.
   * @param typed the question as it stands, for one that is on the site to the letter
   * @param also places of passages to weigh that may have none of the words
   */
  find(words: readonly AskedWord[], typed: string, also?: readonly number[]): FoundPassage[];
}

/**
 * Makes passages searchable.
 * @param plain puts what people say in many words in those of the site, as was done with the question
 */
export function searchPassages(
  passages: readonly Passage[],
  pages: readonly AnswerPage[],
  plain: (text: string) => string,
): PassageSearch {
  const words = new Map<string, number>();
  const stemOf = new Map<string, string>();
  for (const text of textsOf(passages, pages)) {
    for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + 1);
  }
  const stems = new Map<string, number>();
  for (const [word, uses] of words) {
    const root = stem(word);
    stemOf.set(word, root);
    stems.set(root, (stems.get(root) ?? 0) + uses);
  }
  const parts = new Map<string, readonly string[]>();
  const isKnown = (each: string) => each.length > 2 && (stems.get(each) ?? 0) > 1;
  for (const word of words.keys()) {
    if (word.length > 6) parts.set(word, compoundParts(word, isKnown));
  }

  function addTo(bag: Bag, text: string, weight: number): Bag {
    for (const word of wordsOf(text)) {
      const root = stemOf.get(word) ?? stem(word);
      bag.set(root, (bag.get(root) ?? 0) + weight);
      for (const part of parts.get(word) ?? []) {
        bag.set(part, (bag.get(part) ?? 0) + 0.7 * weight);
      }
    }
    return bag;
  }

  const entries = passages.flatMap((passage): Entry[] => {
    const page = pages[passage.page];
    if (!page) return [];
    const { heads, lines, kind } = passage;
    const length = lines.join(' ').split(' ').length;
    const bag = addTo(
      new Map(),
      lines.join(' '),
      1 / Math.max(1, length / WEIGHTS.longText) ** 0.5,
    );
    const said = new Set(bag.keys());
    const isOwn = kind === 'own';
    // An answer of the assistant's own has many questions; one of them has to fit, not all together.
    if (!isOwn) addTo(bag, `${heads.join(' ')}`, WEIGHTS.head);
    // Of a page with questions on many subjects, the page on which one reads on tells which this one is on.
    const { title, path } = pages[passage.see ?? passage.page] ?? page;
    if (!isOwn) addTo(bag, `${title} ${path.replace(/[-/]/g, ' ')}`, WEIGHTS.title);
    const asked = isOwn || kind === 'faq' ? heads : heads.slice(-1);
    const asks = [...asked, ...(passage.asks ?? [])].map(plain);
    const questions = asks.map((ask) => new Set(addTo(new Map(), ask, 1).keys()));
    const spelled = asks.map(spelling);
    const named = new Set(isOwn ? [] : addTo(new Map(), heads.join(' '), 1).keys());
    const inAsks = new Set(hasAsks(passage) ? questions.flatMap((each) => [...each]) : []);
    return [{ passage, page, words: bag, named, said, questions, inAsks, spelled }];
  });

  const postings = new Map<string, number[]>();
  for (const [at, { words: bag, inAsks }] of entries.entries()) {
    for (const each of new Set([...bag.keys(), ...inAsks])) {
      const list = postings.get(each);
      if (list) list.push(at);
      else postings.set(each, [at]);
    }
  }
  const most = Math.log(1 + entries.length);
  const rarity = (each: string) =>
    Math.log(1 + entries.length / (postings.get(each)?.length ?? 0.8)) / most;

  /** By place, of each question how much each of its words makes it longer. */
  const longer = entries.map(({ questions }) =>
    questions.map((question) =>
      [...question]
        .filter((each) => !SMALL.has(each))
        .map((each) => [each, WEIGHTS.extra * rarity(each)] as const),
    ),
  );

  function rank(
    at: number,
    asked: readonly AskedWord[],
    forms: ReadonlySet<string>,
    typed: string,
  ): FoundPassage[] {
    const entry = entries[at];
    if (!entry) return [];
    /** The share of what either says that both say. */
    const alike = (question: ReadonlySet<string>, which: number): number => {
      const [shared, all] = sharedOf(asked, question);
      if (shared === 0) return 0;
      let extra = 0;
      for (const [each, more] of longer[at]?.[which] ?? []) if (!forms.has(each)) extra += more;
      return shared / (all + extra);
    };
    const { passage, page, words: bag, named, said, questions, spelled, inAsks } = entry;
    const likes = questions.map(alike);
    const same = spelled.indexOf(typed);
    const likeness = same >= 0 ? 1 : Math.max(0, ...likes);
    const like = hasAsks(passage)
      ? questions[same >= 0 ? same : likes.indexOf(likeness)]
      : undefined;
    // One of several questions counts as a heading does if it is at least half of what was asked.
    const asHead = WEIGHTS.head * Math.min(1, 2 * likeness);
    let inText = 0;
    let sum = 0;
    let found = 0;
    let all = 0;
    const lacks = { subject: 0, topic: 0, aspect: 0 };
    const about = { subject: 0, topic: 0, aspect: 0 };
    for (const { forms, weight, isSubject, isTopic, isAspect } of asked) {
      let best = 0;
      let there = 0;
      let most = 0;
      for (const [form, counts] of forms) {
        const amount = (bag.get(form) ?? 0) + (like?.has(form) ? asHead : 0);
        best = Math.max(best, (counts * amount) / (amount + WEIGHTS.enough));
        most = Math.max(most, amount);
        if (amount > 0) there = Math.max(there, counts);
        else if (inAsks.has(form)) there = Math.max(there, counts * WEIGHTS.otherAsk);
      }
      sum += weight * best;
      found += weight * there;
      if (!isSubject && [...forms.keys()].some((form) => said.has(form))) inText += weight;
      all += weight;
      if (isAspect) {
        const isNamed = [...forms.keys()].some((form) => named.has(form) || like?.has(form));
        const counts = Math.max(weight, WEIGHTS.leastAspect);
        about.aspect += counts - weight;
        lacks.aspect += counts * (isNamed ? 0 : there > 0 ? WEIGHTS.aspectInText : 1);
      }
      if (!isSubject && !isTopic) continue;
      const kind = isSubject ? 'subject' : 'topic';
      lacks[kind] += most === 0 ? 1 : most < WEIGHTS.title ? WEIGHTS.passing : 0;
      about[kind] += 1;
    }
    const topics = about.topic * WEIGHTS.topic;
    const misses =
      (lacks.subject + lacks.topic * WEIGHTS.topic) /
      Math.max(WEIGHTS.topic, about.subject + topics);
    const isOff = about.subject > 0 && lacks.subject === about.subject;
    const coverage = all === 0 ? 0 : found / all;
    const has = (each: string) => bag.has(each) || like?.has(each) === true;
    const score =
      (all === 0 ? 0 : sum / all) * (1 - WEIGHTS.whole + WEIGHTS.whole * coverage) +
      WEIGHTS.likeness * likeness ** WEIGHTS.likenessPower +
      (all === 0 ? 0 : (WEIGHTS.inText * inText) / all) +
      (passage.kind === 'own' && likeness < 0.5 ? -WEIGHTS.loose : 0) +
      WEIGHTS.kind[passage.kind] -
      (isOff ? WEIGHTS.off : 0) +
      WEIGHTS.page[page.kind];
    // Of a long question it is a smaller part.
    const lacksAspect = lacks.aspect === 0 ? 0 : lacks.aspect / (all + about.aspect);
    return [{ passage, page, score, coverage, misses, lacksAspect, likeness, has }];
  }

  return {
    stems,
    words,
    rarity,
    find(asked, typed, also = []) {
      const forms = new Set(asked.flatMap((each) => [...each.forms.keys()]));
      const places = new Set([...also, ...[...forms].flatMap((form) => postings.get(form) ?? [])]);
      const spelled = spelling(typed);
      return [...places]
        .flatMap((at) => rank(at, asked, forms, spelled))
        .sort((a, b) => b.score - a.score);
    },
  };
}

/** How much of what was asked a question says too, and how much all of it weighs. */
function sharedOf(
  asked: readonly AskedWord[],
  question: ReadonlySet<string>,
): [shared: number, all: number] {
  let [shared, all] = [0, 0];
  for (const { forms, weight } of asked) {
    all += weight;
    let best = 0;
    for (const [form, counts] of forms) if (question.has(form)) best = Math.max(best, counts);
    shared += weight * best;
  }
  return [shared, all];
}

/** Several questions lead to it, of which one has to fit. */
const hasAsks = ({ kind, asks }: Passage) => kind === 'own' || asks !== undefined;

/** Words of a question that make it no longer. */
const SMALL = new Set(
  'de het een en of is zijn wat hoe wie waar welk wel ik u uw wij we je jul mijn mij van voor in op te aan bij met om er dat die dit dan als ook nog kan kunt kun moet wil word wor heb heeft krijg doe gaat komt a s t'.split(
    ' ',
  ),
);

/** A question with one word for whoever is asked. */
const spelling = (text: string) =>
  wordsOf(text)
    .join(' ')
    .replace(/\b(?:jullie|jij|je|sens)\b/g, 'u')
    .replace(/\b(?:zijn|is|ben)\b/g, 'bent')
    .replace(/\b(?:jouw)\b/g, 'uw');

function* textsOf(passages: readonly Passage[], pages: readonly AnswerPage[]): Iterable<string> {
  for (const { heads, lines, asks = [] } of passages) {
    yield* heads;
    yield* asks;
    yield* lines;
  }
  for (const { title, path } of pages) yield `${title} ${path.replace(/[-/]/g, ' ')}`;
}
