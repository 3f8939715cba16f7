import { isSure, isSurelyOurs, saysYearsOf, tellsPrice } from '#judging/is-answer.ts';
import { stem } from '#language/dutch.ts';
import { isPageOf } from '#passages/page-of.ts';
import { asksForUs, asksWhether, isOnlyWhat } from '#question/asks-for-us.ts';
import { offerFor } from '#question/asks-whether-done.ts';
import { isPlainQuestion, isUnanswered } from '#question/complains.ts';
import { type Placed, without } from '#question/in-context.ts';
import { placesIn } from '#question/places.ts';
import type { Question } from '#question/read-question.ts';
import { answerFrom } from '#reply/from-passages.ts';
import { nearQuestions, PLAINLY } from '#reply/near-questions.ts';
import type { Retrieved } from '#terms/answer.ts';
import type { Offer } from '#terms/index-file.ts';
import { WEIGHTS } from '#terms/weights.ts';
import { createAwayIn } from './away.ts';
import { createDiscontent } from './discontent.ts';
import { createHearBefore } from './hear-before.ts';
import type { Means } from './means.ts';
import type { Outcome } from './outcome.ts';
import { createAnswerWhere } from './where.ts';
import { createWithPlaces } from './with-places.ts';

/** What goes with one question. */
export interface Around {
  /** What was asked before it, oldest first. */
  earlier?: readonly string[];
  /** What was told around it in the same message. */
  rest?: string;
  /** The question as it is heard, where that is in another language than it is read in. */
  heardText?: string;
}

/** Answers a text as one question. */
export type AnswerOne = (text: string, now: Date, around?: Around) => Outcome;

/** It is about nothing else that we might do, or not. */
const isAllOf = ({ about }: Offer, { subjects, unknown }: Question) =>
  unknown.length === 0 && subjects.every((each) => about.some((word) => stem(word) === each));

/** Who asks whether we do something reads first that we do. */
function withOffer(said: Retrieved, offer: Offer | undefined): Retrieved {
  if (said.handover || !offer || /^(?:Ja|Nee|Wij|SENS)\b/.test(said.answer)) return said;
  return { ...said, answer: `${offer.say}\n${said.answer}` };
}

export function createAnswerOne(means: Means): AnswerOne {
  const { index, townNames, plain, read, readInContext, hear, isOutside, replies } = means;
  const { find, bestOf, isAnswer, heardFor } = means;
  const { words, reach, pages } = index;
  const comesAt = index.passages.findIndex(({ where }) => where === true);
  const awayIn = createAwayIn(means);
  const answerWhere = createAnswerWhere(means, awayIn);
  const { withTownPage, alsoHere, alsoAway } = createWithPlaces(means, awayIn);
  const discontent = createDiscontent(means);
  const hearBefore = createHearBefore(means);

  /** "Komt u ook in Barendrecht?" is asked in full: nothing of what was asked before is carried into it. */
  function readAtHome(text: string, atHome: readonly string[], earlier: readonly string[]): Placed {
    const rest = without(text, atHome);
    const own = readInContext(rest, []);
    const isWhole = atHome.length > 0 && asksWhether(rest, own.question);
    return isWhole ? own : readInContext(rest, earlier);
  }

  /** Only what, and where: warmtepomp Dordrecht. */
  const isBareSubject = (question: Question, named: readonly string[]) =>
    pages.some((page) => named.includes(page.town ?? '') && isPageOf(page, question.subjects)) &&
    isOnlyWhat(question);

  return (text, now, { earlier = [], rest = '', heardText = text } = {}) => {
    const atHome = placesIn(text, [reach.city]);
    const { question, named } = readAtHome(text, atHome, earlier);
    const places = [...atHome, ...named];
    const alone = hear(without(heardText, places));
    const where = answerWhere(text, question, { named, atHome }, now);
    if (where) return where;
    if (named.length > 0 && comesAt >= 0 && alone.shareOf(comesAt) > WEIGHTS.asksWhere)
      return replies.town(named, question.subjects);
    const gone = [...places, ...awayIn(text)];
    const said = without(text, gone);
    const complaint = () =>
      replies.complaint(now, isUnanswered(` ${said} `, question.subjects, words));
    const isAsked = isPlainQuestion(` ${said} `, words) && alone.complaint < WEIGHTS.noComplaint;
    if (discontent.isDiscontent(text, gone) && !isAsked && discontent.isComplaint(question))
      return { ...complaint(), isFinal: true };
    if (discontent.goesOn(text, earlier)) return { ...complaint(), isFinal: true };
    const asHeard = { text, heardText, places };
    const { hearing, told } = hearBefore(question, alone, earlier, asHeard);
    const around = [...told, ...read(plain(rest)).asked.filter(({ weight }) => weight > 0.2)];
    const found = find(question, named, hearing, around);
    if (named.length > 0 && isBareSubject(question, named))
      return replies.town(named, question.subjects);
    const askedFor = asksForUs(text, question) ? placesIn(text, townNames, true) : [];
    const best = bestOf(found, question, hearing);
    const isRefused = isOutside(question) && !isSurelyOurs(hearing);
    const offer = isRefused ? undefined : offerFor(text, question, words.offers);
    const isUnheard = best === undefined || heardFor(best, hearing) < WEIGHTS.unheard;
    // A row of letters says nothing, and so nothing of discontent.
    const isWords = hearing.nearest > WEIGHTS.leastHeard;
    const mayComplain = isWords && !isRefused && !isPlainQuestion(` ${said} `, words);
    if (mayComplain && isUnheard && hearing.complaint > WEIGHTS.plainComplaint) return complaint();
    const isTold = isAnswer(best, question, hearing) && tellsPrice(best, question);
    if (isTold && saysYearsOf(best, text, now)) {
      const sure = isSure(best, question);
      // Of somebody who asks for us in a town, what that town's pages say of something like it is no answer.
      if (askedFor.length > 0 && best.page.town && !sure)
        return replies.town(named, question.subjects);
      const own = answerFrom(best, found, question, pages, replies.reachUs(now));
      const isLocal = best.page.town !== undefined || named.length === 0;
      const local = isLocal ? own : withTownPage(own, named, question);
      return {
        ...alsoAway(alsoHere(withOffer(local, offer), askedFor), text, question),
        isSure: sure,
        isSame: sure && best.likeness >= WEIGHTS.sameQuestion,
        isHeard: heardFor(best, hearing) > WEIGHTS.heardPlainly,
        heard: heardFor(best, hearing),
      };
    }
    if (mayComplain && hearing.complaint > WEIGHTS.complaint) return complaint();
    if (offer && isAllOf(offer, question)) {
      const sources = [replies.pageAt(offer.page), replies.contact];
      return { ...replies.say('empty'), answer: offer.say, sources };
    }
    const isNotOurs = isRefused || hearing.outside > WEIGHTS.notOurs;
    // What it is about has a page; what was asked of it does not stand there.
    if (!isNotOurs && best && question.subjects.length > 0 && best.misses === 0) {
      if (askedFor.length > 0) return replies.town(named, question.subjects);
      const { title, path } = best.page;
      const isContact = path === replies.contact.url;
      const sources = [...(isContact ? [] : [{ title, url: path }]), replies.contact];
      return { ...replies.handOver('nearby', now), sources, also: nearQuestions(found) };
    }
    const offered = nearQuestions(found, undefined, isNotOurs ? PLAINLY : undefined);
    const also = question.isOurs ? offered : [];
    return { ...replies.handOver(isNotOurs ? 'outside' : 'unknown', now), also };
  };
}
