import { stem, wordsOf } from '#language/dutch.ts';
import type { AskedWord } from '#passages/search-passages.ts';
import {
  asksForUs,
  asksWhether,
  isOnlyWhat,
  isOnlyWhere,
  saysWhere,
} from '#question/asks-for-us.ts';
import { without } from '#question/in-context.ts';
import { placesIn } from '#question/places.ts';
import type { Question } from '#question/read-question.ts';
import type { Retrieved } from '#terms/answer.ts';
import { type AwayIn, isThere } from './away.ts';
import type { Means } from './means.ts';
import type { Outcome } from './outcome.ts';

/** What a question says of where. */
export interface Places {
  /** Towns with pages. */
  named: readonly string[];
  /** The town of the company itself, where it is named. */
  atHome: readonly string[];
}

/** The answer to who asks only if we come somewhere, or asks of somewhere that we do not come. */
export type AnswerWhere = (
  text: string,
  question: Question,
  places: Places,
  now: Date,
) => Outcome | undefined;

/** What stands between places, and says nothing by itself. */
const BETWEEN_PLACES = /\b(?:en|of|ook|in|bij|voor|dan)\b/g;

/** Who asks, where that is no person: of what a VvE may do is asked in other words. */
const ASKS_AS_VVE =
  /\b(?:(?:wij|we) zijn (?:een|de) |onze |een |de )?(?:vve|vereniging van eigena(?:ar|ars|ren))\b/gi;

/** What we do, after a sentence that said yes. */
const withoutYes = (text: string) =>
  text.replace(/^Ja, (\w)/, (_all, first: string) => first.toUpperCase());

const isLittleOrWhere = ({ typed, weight }: AskedWord) => weight < 0.2 || saysWhere(typed);

export function createAnswerWhere(means: Means, awayIn: AwayIn): AnswerWhere {
  const { index, townNames, plain, read, isOutside, replies } = means;
  const { words, reach } = index;

  /** That we come to our own town, with what we do there of what was asked for. */
  function home({ subjects }: Question): Retrieved {
    const said = replies.say('home', { town: reach.city });
    const offer = words.offers.find(({ about }) =>
      about.some((word) => subjects.includes(stem(word))),
    );
    if (!offer) return { ...said, sources: [replies.contact] };
    return {
      ...said,
      answer: `${said.answer}\n${withoutYes(offer.say)}`,
      sources: [replies.pageAt(offer.page), replies.contact],
    };
  }

  /** Of a loan or a grant somebody is told wherever they live; work is done in the region only. */
  function isWorkForVve(said: string): boolean {
    const what = said.replace(ASKS_AS_VVE, '');
    if (what === said) return false;
    const question = read(plain(what.replace(BETWEEN_PLACES, '')));
    return isOnlyWhat(question) && !question.asked.some(({ isAspect }) => isAspect);
  }

  /** Of places beyond the region, and whether that is all that was asked. */
  function answerAway(
    text: string,
    question: Question,
    { named, atHome, away }: Places & { away: readonly string[] },
    now: Date,
  ): Outcome | undefined {
    const said = wordsOf(without(text, [...named, ...away, ...atHome])).join(' ');
    const isAll = !question.isOurs || !/\S/.test(said.replace(BETWEEN_PLACES, ''));
    const isWork = isOnlyWhat(read(plain(said))) || isWorkForVve(said);
    if (!isAll && !isWork && !saysWhere(said)) return undefined;
    const beyond = { town: away.join(' en ') };
    const ours = placesIn(text, townNames, true);
    if (ours.length === 0 && atHome.length === 0) {
      // Nothing is left to ask where it goes on about what we would do there.
      const isFinal = asksForUs(text, question);
      return { ...replies.handOver('elsewhere', now, beyond), isFinal };
    }
    if (!isAll) return undefined;
    // Of two places one may be ours: who lives beyond the region may own a house within it.
    const here = ours.length > 0 ? replies.town(ours) : home(question);
    return { ...here, answer: `${here.answer}\n${replies.fill(words.replies.elsewhere, beyond)}` };
  }

  return (text, question, places, now) => {
    const { named, atHome } = places;
    const isOnlyPlace = question.asked.every(
      (word) => isLittleOrWhere(word) || question.subjects.includes(stem(word.typed)),
    );
    if (atHome.length > 0 && !isOutside(question) && isOnlyPlace) return home(question);
    // Of the capital of a country nobody wants to know whether we come there.
    const away = isOutside(question) ? [] : awayIn(text);
    const beyondRules = away.filter((each) => words.abroad.includes(each));
    if (beyondRules.length > 0 && named.length + atHome.length === 0 && isThere(text))
      return {
        ...replies.handOver('elsewhere', now, { town: beyondRules.join(' en ') }),
        isFinal: true,
      };
    const answer = away.length > 0 && answerAway(text, question, { ...places, away }, now);
    if (answer) return answer;
    const isOfTown =
      named.length > 0 &&
      (asksWhether(text, question) || (!question.isOurs && isOnlyWhere(question)));
    return isOfTown ? replies.town(named) : undefined;
  };
}
