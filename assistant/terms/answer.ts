/** A page that an answer was taken from. */
export interface AnswerSource {
  title: string;
  /** Path with the name of the heading. */
  url: string;
}

/** What the assistant says. */
export interface AssistantAnswer {
  /** Lines of plain text, as they stand on the site. */
  answer: string;
  sources: readonly AnswerSource[];
  /** A person has to help: the site does not answer this. */
  handover: boolean;
  /** Other questions that the site answers, for who meant something else. */
  also: readonly string[];
  /** A telephone number was left, which only the form passes on: it is to open. */
  callBack?: boolean;
}

/** What an answer rests on, for whoever words it anew. */
export interface Retrieved extends AssistantAnswer {
  /** The pieces of text that fit, best first; none when the answer is a fixed one. */
  passages: readonly { title: string; url: string; text: string }[];
}

/** So many pages are named at most. */
export const MOST_SOURCES = 3;
/** And so many pieces of text handed on. */
export const MOST_PASSAGES = 5;
