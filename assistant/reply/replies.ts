import { isPageOf } from '#passages/page-of.ts';
import { type AnswerSource, MOST_SOURCES, type Retrieved } from '#terms/answer.ts';
import type { AssistantIndex, Replies } from '#terms/index-file.ts';
import { hoursInWords } from './hours-in-words.ts';
import { isOpen } from './opening-hours.ts';

/** What a sentence of the assistant's own leaves open, by its name. */
type Values = Readonly<Record<string, string>>;

/** Answers in the assistant's own sentences. */
export interface OwnReplies {
  /** Fills in how the company is reached, and other values. */
  fill(text: string, values?: Values): string;
  /** How and when the company is reached, as it is now. */
  reachUs(now: Date): string;
  say(reply: keyof Replies, values?: Values): Retrieved;
  /** Leaves it to a person. */
  handOver(reply: keyof Replies, now: Date, values?: Values): Retrieved;
  /** @param isUnanswered they wait for us to call or write, and nothing is wrong with any work */
  complaint(now: Date, isUnanswered: boolean): Retrieved;
  /** That we come to some towns, with their pages; those about some subjects first. */
  town(towns: readonly string[], subjects?: readonly string[]): Retrieved;
  /** A page of the site as a source. */
  pageAt(path: string, anchor?: string): AnswerSource;
  contact: AnswerSource;
}

/** @param index how the company is reached, the sentences, and the pages that they lead to */
export function createReplies({
  reach,
  words,
  pages,
}: Pick<AssistantIndex, 'reach' | 'words' | 'pages'>): OwnReplies {
  const [telephone] = reach.openingHours;
  const company: Values = {
    phone: reach.phone.display,
    email: reach.email,
    hours: telephone ? hoursInWords(telephone) : '',
  };
  const pageAt = (path: string, anchor = '') => ({
    title: pages.find((page) => page.path === path)?.title ?? reach.name,
    url: `${path}${anchor}`,
  });
  const contact = pageAt('/contact');

  const fill = (text: string, values: Values = {}) =>
    text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? company[name] ?? '').trim();

  const reachUs = (now: Date) =>
    fill(telephone && isOpen(telephone, now) ? words.replies.open : words.replies.closed);

  const say = (reply: keyof Replies, values?: Values): Retrieved => ({
    answer: fill(words.replies[reply], values),
    sources: [],
    handover: false,
    also: [],
    passages: [],
  });

  const handOver = (reply: keyof Replies, now: Date, values?: Values): Retrieved => ({
    answer: `${fill(words.replies[reply], values)}\n${reachUs(now)}`,
    sources: [contact],
    handover: true,
    also: [],
    passages: [],
  });

  return {
    fill,
    reachUs,
    say,
    handOver,
    pageAt,
    contact,
    complaint: (now, isUnanswered) => ({
      ...handOver(isUnanswered ? 'unanswered' : 'complaint', now),
      sources: [pageAt('/algemene-voorwaarden', '#11-klachten'), contact],
    }),
    town(towns, subjects = []) {
      const sources = pages
        .filter(({ town }) => towns.includes(town ?? ''))
        .sort((a, b) => Number(isPageOf(b, subjects)) - Number(isPageOf(a, subjects)))
        .slice(0, MOST_SOURCES)
        .map(({ title, path }) => ({ title, url: path }));
      return { ...say('town', { town: towns.join(' en ') }), sources };
    },
  };
}
