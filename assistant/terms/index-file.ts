/** What kind of page a passage stands on. */
export type PageKind = 'service' | 'tool' | 'article' | 'page' | 'town';

/** A page that answers may come from. */
export interface AnswerPage {
  path: string;
  title: string;
  kind: PageKind;
  /** Of a town page: the name of the town. */
  town?: string;
}

/**
 * What a passage is: running text, a question with its answer, a word with its meaning, the note to a
 * claim, the rows of a table, or an answer of the assistant's own.
 */
export type PassageKind = 'text' | 'faq' | 'term' | 'note' | 'table' | 'own';

/** A piece of a page's own text that can be an answer. */
export interface Passage {
  kind: PassageKind;
  /** Place of its page in the list. */
  page: number;
  /** Name of the heading it stands under, for the address; empty at the top of a page. */
  anchor: string;
  /** The heading, or the questions that it answers. */
  heads: readonly string[];
  /** Other ways to ask for this, in no sight of a reader. */
  asks?: readonly string[];
  /** Paragraphs, items of a list, rows of a table. */
  lines: readonly string[];
  /** Only a person can do what is asked. */
  handover?: boolean;
  /** It says where we come: of a town that has pages of its own those do. */
  where?: boolean;
  /** Place of the page on which one reads on about it. */
  see?: number;
}

/** Hours of one kind, in the words of content/company.yaml. */
export interface OpeningHours {
  id: string;
  title: string;
  lines: readonly { days: string; hours: string }[];
}

/** How people reach the company. */
export interface Reach {
  name: string;
  /** Where it is itself. */
  city: string;
  phone: { display: string; e164: string };
  email: string;
  whatsapp: { number: string; greeting: string };
  openingHours: readonly OpeningHours[];
}

/** Words from content/assistent.yaml that the core needs to understand a question and to answer. */
export interface AssistantWords {
  /** What a visitor asks about: a question without one follows up on the one before. */
  subjects: readonly string[];
  /** Other words by which a question is one for the company. */
  topics: readonly string[];
  /** What is asked of a subject: an answer that says nothing about it is no answer. */
  aspects: readonly string[];
  /** Groups of words that mean the same in a question. */
  same: readonly (readonly string[])[];
  /** What people say in other words than the site, and its words for it. */
  sayings: Readonly<Record<string, string>>;
  /** What the company does not do, and what has nothing to do with it. */
  outside: readonly string[];
  /** Quarters and villages by their town, besides those that stand on its pages. */
  quarters: Readonly<Record<string, readonly string[]>>;
  /** Towns beyond the region. */
  elsewhere: readonly string[];
  /** Those where other rules and grants hold. */
  abroad: readonly string[];
  /** The first that is about something of a question counts. */
  offers: readonly Offer[];
  /** Words of somebody who is not content. */
  complaints: readonly string[];
  /** What can be wrong: with work that was done, that is a complaint. */
  broken: readonly string[];
  /** Words that are near to others and are no slips: they stand as they are. */
  real: readonly string[];
  /** English words, and Dutch ones for them. */
  english: Readonly<Record<string, string>>;
  replies: Replies;
}

/** What we do, for who asks whether we do it. */
export interface Offer {
  /** Words of a question about it, and their stems. */
  about: readonly string[];
  say: string;
  /** Path of its page. */
  page: string;
}

/** Sentences of the assistant itself. */
export interface Replies {
  greeting: string;
  thanks: string;
  goodbye: string;
  who: string;
  /** To who smells gas. */
  danger: string;
  /** To who has signs of carbon monoxide: what is done then comes first. */
  monoxide: string;
  /** Smoke or fire from what stands in the house. */
  fire: string;
  /** Somebody who no longer wants to live. */
  despair: string;
  unknown: string;
  /** There is a page about it, with no answer to just this. */
  nearby: string;
  outside: string;
  complaint: string;
  /** To who waits for us to call or write back. */
  unanswered: string;
  /** To who leaves a telephone number in a question. */
  number: string;
  empty: string;
  open: string;
  closed: string;
  town: string;
  /** The first line of an answer to who named a town. */
  here: string;
  home: string;
  elsewhere: string;
}

/** What the assistant knows of the site and of the company. */
export interface AssistantIndex {
  reach: Reach;
  words: AssistantWords;
  /** Stems that people type, and those that the site has for them. */
  meant: Readonly<Record<string, readonly string[]>>;
  pages: readonly AnswerPage[];
  /** What stands on all pages but those of towns. */
  passages: readonly Passage[];
  /** By the name of a town with pages of its own: stems of names that no page but those has, such as its quarters. */
  towns: Readonly<Record<string, string>>;
}

/** What a message is that no passage answers: nothing of ours, from somebody who is not content, or neither. */
export type HeardKind = 'outside' | 'complaint' | 'other';

/** A question as people ask it, with the place of the passage that answers it or what else it is. */
export type HeardQuestion =
  | { text: string; passage: number; kind?: never }
  | { text: string; kind: HeardKind; passage?: never };

/** How often words are used. */
export interface Vocabulary {
  /** Spelled as they should be: of the site, of our lists, names of places; what nobody means by another word for 0. */
  right: Readonly<Record<string, number>>;
  /** Typed by people, and no slips. */
  typed: Readonly<Record<string, number>>;
}

/** The file that the build makes, and the server reads. */
export interface AssistantFile {
  index: AssistantIndex;
  /** What stands on the pages of each town, by its name. */
  local: Readonly<Record<string, readonly Passage[]>>;
  heard: readonly HeardQuestion[];
  /** The words of all of it, by which others are mended; where it is not made before, it is when it is needed. */
  vocabulary?: Vocabulary;
}
