import { stem, wordsOf } from '#language/dutch.ts';
import { createHearing, type Hear, type Hearing } from './heard/hearing.ts';
import { learn, questionsHeard } from './heard/learned.ts';
import { createFinder } from './judging/find-passages.ts';
import { isSure, isSurelyOurs, saysYearsOf, tellsPrice } from './judging/is-answer.ts';
import { createMend } from './mending/mend.ts';
import { vocabularyOf } from './mending/vocabulary.ts';
import { isPageOf } from './passages/page-of.ts';
import { type AskedWord, searchPassages } from './passages/search-passages.ts';
import {
  asksForUs,
  asksWhether,
  isOnlyWhat,
  isOnlyWhere,
  saysWhere,
} from './question/asks-for-us.ts';
import { offerFor } from './question/asks-whether-done.ts';
import { clausesIn, partsIn, questionsIn } from './question/clauses.ts';
import { createComplains, isPlainQuestion, isUnanswered, saidParts } from './question/complains.ts';
import { alarmOf, isDanger } from './question/danger.ts';
import { ENGLISH_LINE, inDutch, isEnglish } from './question/english.ts';
import { createContext, without } from './question/in-context.ts';
import { createOutsideWords } from './question/outside-words.ts';
import { isOwnCase, OF_OWN_CASE } from './question/own-case.ts';
import { isNamed, isWhereOthersAre, placesIn } from './question/places.ts';
import { createPlainWords } from './question/plain-words.ts';
import { createReader, type Question } from './question/read-question.ts';
import { isOrder, smallTalk } from './question/small-talk.ts';
import { answerFrom, together } from './reply/from-passages.ts';
import { nearQuestions, PLAINLY } from './reply/near-questions.ts';
import { createReplies } from './reply/replies.ts';
import { MOST_SOURCES, type Retrieved } from './terms/answer.ts';
import type { AssistantFile, Offer, Passage } from './terms/index-file.ts';
import { WEIGHTS } from './terms/weights.ts';

export interface Assistant {
  /**
   * Answers one question.
   * @param earlier what the visitor asked before it, oldest first
   * @param now for what it says of the opening hours
   */
  ask(question: string, earlier: readonly string[], now: Date): Retrieved;
}

/** A message of more words tells a story. */
const LONG = 30;
/** So many words of what another part is about go with a question. */
const MOST_SUBJECTS = 2;
/** What goes on about something that was said, whatever else it names. */
const GOES_ON =
  /^(?:en |maar )?(?:wat als|als|en dan)\b|\b(?:daarna|daarop|daarvoor|daarbij|erop|ervoor)\b/i;

/** A message with more questions than these is not taken apart. */
const MOST_QUESTIONS = 3;

/** What we do, after a sentence that said yes. */
const withoutYes = (text: string) =>
  text.replace(/^Ja, (\w)/, (_all, first: string) => first.toUpperCase());

/** What was told longer ago is forgotten. */
const MOST_TOLD = 2;

/** How much a question counts as it was typed, beside what it is with words of the one before it. */
const OF_ITSELF = 0.35;

/** A question without its signs and capitals. */
const bare = (text: string) => wordsOf(text).join(' ');

/** Something there, and not something from there. */
const IS_THERE = /\b(?:in|naar|te) \p{L}/iu;

/** What one question brought. */
interface Outcome extends Retrieved {
  /** Taking the message apart would bring nothing better. */
  isFinal?: boolean;
  /** It is about our work, in words that the site has. */
  isSure?: boolean;
  /** The site has this very question. */
  isSame?: boolean;
  /** Others asked it in words like these. */
  isHeard?: boolean;
  /** How much of what was heard speaks for it. */
  heard?: number;
}

/**
 * The assistant over the site's own text: no clock, no network, the same answer to the same question.
 * @param file what the build made
 * @param hear what hears its questions, where it was made before
 * @param watch is told by which signs each answer was weighed: for who fits what they count
 */
export function createAssistant(
  file: AssistantFile,
  hear: Hear = createHearing(learn(questionsHeard(file))),
  watch?: (signs: readonly number[], passage: number | undefined) => void,
): Assistant {
  const { index } = file;
  const { words, reach, pages } = index;
  const townNames = Object.keys(index.towns);
  const comesAt = index.passages.findIndex(({ where }) => where === true);
  const plain = createPlainWords(words.sayings);
  const main = searchPassages(index.passages, pages, plain);
  const read = createReader(main, words, index.meant);
  const complains = createComplains(words);
  const mend = createMend(file.vocabulary ?? vocabularyOf(file));
  const mended = (text: string) => (isEnglish(text) ? text : mend(text));
  const outsideIn = createOutsideWords(words.outside);
  const isOutside = ({ asked }: Question) => outsideIn(asked).length > 0;
  const replies = createReplies(index);
  const { find, bestOf, isAnswer, heardFor } = createFinder({
    file,
    main,
    plain,
    outsideIn,
    watch,
  });
  const isAnswered = (question: Question, text: string) => {
    const hearing = hear(text);
    return isAnswer(find(question, [], hearing)[0], question, hearing);
  };
  const isHeardAsOwn = (text: string) => {
    const { passages, shareOf } = hear(text);
    return passages.some(
      (each) => shareOf(each) > WEIGHTS.ofUs && index.passages[each]?.kind === 'own',
    );
  };
  const written = new Map<string, Passage>();
  for (const passage of index.passages) {
    const { kind, heads } = passage;
    const asked = kind === 'faq' || kind === 'own' ? heads : [];
    for (const head of asked) if (!written.has(bare(head))) written.set(bare(head), passage);
  }
  const readInContext = createContext({
    index,
    read,
    plain,
    outsideIn,
    isAnswered,
    isHeardAsOwn,
  });

  /** A question that stands on the site to the letter, as one has that was tapped here. */
  function answerWritten(text: string, now: Date): Retrieved | undefined {
    const passage = written.get(bare(text));
    if (!passage) return undefined;
    const question = read(plain(text));
    const found = find(question, [], hear(text));
    const itself = found.find((each) => each.passage === passage);
    if (!itself) return undefined;
    const best = { ...itself, score: Math.max(itself.score, found[0]?.score ?? 0) };
    const others = found.filter((each) => each !== itself);
    return answerFrom(best, [best, ...others], question, pages, replies.reachUs(now));
  }

  /** Each question of a message by itself; what people tell of their house only where all of it leads nowhere. */
  function answer(
    text: string,
    earlier: readonly string[],
    now: Date,
    heardText = text,
  ): Retrieved {
    const whole = answerOne(text, earlier, now, '', heardText);
    if (whole.isFinal) return whole;
    if (!whole.isHeard && wordsOf(text).length > LONG) {
      const one = answerLong(text, now);
      if (one) return one;
    }
    const several = answerSeveral(text, earlier, now);
    // Others asked all of it at once, and no part by itself leads there: then it is one question.
    const isOne =
      whole.isHeard && !several?.sources.some(({ url }) => url === whole.sources[0]?.url);
    if (several && !isOne) return several;
    if (whole.isSure) return whole;
    for (const clause of clausesIn(text)) {
      if (clause.length >= text.length) continue;
      const rest = text.replace(clause, ' ');
      const told = readInContext(rest, []).question.subjects.length > 0 ? [rest] : [];
      const one = answerOne(clause, [...earlier, ...told], now, rest);
      // What is told and not asked is an answer only to who got none.
      const isBetter = whole.handover ? one.isSure : one.isSame && questionsIn(clause).length > 0;
      if (!one.handover && isBetter) return one;
    }
    return whole;
  }

  /** What was told just before a question and tells of whose house it is: "ik woon in een monument". */
  function toldBefore({ subjects }: Question, earlier: readonly string[]): AskedWord[] {
    const told = earlier.slice(-MOST_TOLD).filter((each) => questionsIn(each).length === 0);
    // What has a subject of its own is about no other.
    const isAbout = ({ isSubject, isTopic, isAspect }: AskedWord) =>
      isSubject ? subjects.length === 0 : isTopic || isAspect;
    return told.flatMap((each) => read(plain(each)).asked.filter(isAbout));
  }

  /** Of a long story what is asked last, of what the story is about: the rest are details. */
  function answerLong(text: string, now: Date): Outcome | undefined {
    for (const asked of questionsIn(text).reverse()) {
      const one = answerOne(ofSubject(asked, text), [], now, text);
      if (!one.handover && (one.isHeard || one.isSame)) return one;
    }
    return undefined;
  }

  /** A question with what another text is about, where it has no subject itself. */
  function ofSubject(asked: string, other: string): string {
    const own = readInContext(asked, []).question;
    if (own.subjects.length > 0 && !GOES_ON.test(asked)) return asked;
    const about = readInContext(other, []).question.asked.filter(({ isSubject }) => isSubject);
    const typed = new Set(about.map((word) => word.typed));
    return [asked.replace(/[?.!\s]+$/, ''), ...[...typed].slice(0, MOST_SUBJECTS)].join(' ');
  }

  /** What was said last of what had a subject: "wat kost ie" has none to give to what comes after it. */
  const lastWithSubject = (before: readonly string[]): string =>
    before.findLast((each) => readInContext(each, []).question.subjects.length > 0) ??
    before.at(-1) ??
    '';

  /** The answers to a message that asks several things; nothing where fewer than two of them are known. */
  function answerSeveral(
    text: string,
    earlier: readonly string[],
    now: Date,
  ): Retrieved | undefined {
    const parts = partsIn(text);
    if (parts.length < 2 || parts.length > MOST_QUESTIONS) return undefined;
    const said = parts.map(({ question, before }) => {
      const one = answerOne(question, [...earlier, ...before], now);
      const whole = before.length > 0 ? ofSubject(question, lastWithSubject(before)) : question;
      if (whole === question) return one;
      const other = answerOne(whole, [], now);
      const isBetter = !other.handover && (one.handover || (other.heard ?? 0) >= (one.heard ?? 0));
      return isBetter ? other : one;
    });
    // One that was found by half is no answer beside another.
    const known = said.filter(
      (one, at) =>
        !one.handover &&
        (one.isSure !== false || one.isHeard) &&
        said.findIndex((each) => each.answer === one.answer) === at,
    );
    return known.length > 1 ? together(known) : undefined;
  }

  /** @param rest what was told around it */
  function answerOne(
    text: string,
    earlier: readonly string[],
    now: Date,
    rest = '',
    heardText = text,
  ): Outcome {
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
    if (isDiscontent(text, gone) && !isAsked && isComplaint(question))
      return { ...complaint(), isFinal: true };
    if (goesOnAboutComplaint(text, earlier)) return { ...complaint(), isFinal: true };
    // What only makes sense after what was asked before is heard with it.
    const told = toldBefore(question, earlier);
    const carried = [
      ...new Set([...told.map(({ typed }) => typed), ...carriedInto(question, text)]),
    ];
    const hearing =
      carried.length > 0
        ? halfOf(alone, hear(without([...carried, heardText].join(' '), places)))
        : alone;
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
      const isSame = sure && best.likeness >= WEIGHTS.sameQuestion;
      const isLocal = best.page.town !== undefined || named.length === 0;
      const said = isLocal ? own : withTownPage(own, named, question);
      return {
        ...alsoAway(alsoHere(withOffer(said, offer), askedFor), text, question),
        isSure: sure,
        isSame,
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
  }

  /** "Komt u ook in Barendrecht?" is asked in full: nothing of what was asked before is carried into it. */
  function readAtHome(text: string, atHome: readonly string[], earlier: readonly string[]) {
    const rest = without(text, atHome);
    const own = readInContext(rest, []);
    const isWhole = atHome.length > 0 && asksWhether(rest, own.question);
    return isWhole ? own : readInContext(rest, earlier);
  }

  /** The answer to who asks only if we come somewhere, or asks of somewhere that we do not come. */
  function answerWhere(
    text: string,
    question: Question,
    { named, atHome }: { named: readonly string[]; atHome: readonly string[] },
    now: Date,
  ): Outcome | undefined {
    const isOnlyPlace = question.asked.every(
      (word) => isLittleOrWhere(word) || question.subjects.includes(stem(word.typed)),
    );
    const home = () => {
      const said = replies.say('home', { town: reach.city });
      const offer = words.offers.find(({ about }) =>
        about.some((word) => question.subjects.includes(stem(word))),
      );
      if (!offer) return { ...said, sources: [replies.contact] };
      return {
        ...said,
        answer: `${said.answer}\n${withoutYes(offer.say)}`,
        sources: [replies.pageAt(offer.page), replies.contact],
      };
    };
    if (atHome.length > 0 && !isOutside(question) && isOnlyPlace) return home();
    const isBare = !question.isOurs;
    // Of the capital of a country nobody wants to know whether we come there.
    const away = isOutside(question) ? [] : awayIn(text);
    const beyondRules = away.filter((each) => words.abroad.includes(each));
    if (beyondRules.length > 0 && named.length + atHome.length === 0 && IS_THERE.test(text))
      return {
        ...replies.handOver('elsewhere', now, { town: beyondRules.join(' en ') }),
        isFinal: true,
      };
    if (away.length > 0) {
      const said = wordsOf(without(text, [...named, ...away, ...atHome])).join(' ');
      const isAll = !/\S/.test(said.replace(/\b(?:en|of|ook|in|bij|voor|dan)\b/g, ''));
      const isBareThere = isOnlyWhat(read(plain(said)));
      if (isBare || isAll || isBareThere || saysWhere(said)) {
        const beyond = { town: away.join(' en ') };
        const ours = placesIn(text, townNames, true);
        if (ours.length === 0 && atHome.length === 0) {
          // Nothing is left to ask where it goes on about what we would do there.
          const isFinal = asksForUs(text, question);
          return { ...replies.handOver('elsewhere', now, beyond), isFinal };
        }
        // Of two places one may be ours: who lives beyond the region may own a house within it.
        const here = ours.length > 0 ? replies.town(ours) : home();
        const also = replies.fill(words.replies.elsewhere, beyond);
        if (isBare || isAll) return { ...here, answer: `${here.answer}\n${also}` };
      }
    }
    return named.length > 0 && isBare && isOnlyWhere(question) ? replies.town(named) : undefined;
  }

  const isLittleOrWhere = ({ typed, weight }: AskedWord) => weight < 0.2 || saysWhere(typed);

  /** Places that it names beyond the region. */
  const awayIn = (text: string) =>
    placesIn(text, words.elsewhere).filter(
      (name) =>
        !isWhereOthersAre(text, name) &&
        (!main.words.has(name.toLowerCase()) || isNamed(text, name)),
    );

  /** Only what, and where: warmtepomp Dordrecht. */
  const isBareSubject = (question: Question, named: readonly string[]) =>
    pages.some((page) => named.includes(page.town ?? '') && isPageOf(page, question.subjects)) &&
    isOnlyWhat(question);

  /** What two ways to hear a question say of it together; of all else the second knows more. */
  const halfOf = (one: Hearing, other: Hearing): Hearing => ({
    ...other,
    shareOf: (passage) =>
      OF_ITSELF * one.shareOf(passage) + (1 - OF_ITSELF) * other.shareOf(passage),
    passages: [...new Set([...other.passages, ...one.passages])],
  });

  /** Words that a question took from what was asked before it. */
  function carriedInto({ asked }: Question, text: string): string[] {
    const own = new Set(wordsOf(plain(text)));
    return asked.map(({ typed }) => typed).filter((typed) => !own.has(typed));
  }

  const isDiscontent = (text: string, places: readonly string[] = []) =>
    complains(saidParts(text).map((part) => without(part, places)));

  /** "Wie belt mij dan?" after a complaint: it asks of nothing else that we know of. */
  function goesOnAboutComplaint(text: string, earlier: readonly string[]): boolean {
    const before = earlier.at(-1);
    if (before === undefined || !isDiscontent(before)) return false;
    const { question, named } = readInContext(text, []);
    const isOther = question.isOurs || named.length > 0 || question.unknown.length > 0;
    return question.followsUp && !isOther;
  }

  /** A question about how complaints are handled is answered like any other. */
  const isComplaint = (question: Question) =>
    (main.find(question.asked, question.text)[0]?.likeness ?? 0) < WEIGHTS.sameQuestion;

  /** What holds everywhere, and the page of the town that was named. */
  function withTownPage(said: Retrieved, named: readonly string[], { subjects }: Question) {
    const [local] = replies.town(named, subjects).sources;
    const [first, ...others] = said.sources;
    if (!first) return said;
    return {
      ...said,
      sources: [first, ...(local ? [local] : []), ...others].slice(0, MOST_SOURCES),
    };
  }

  /** It is about nothing else that we might do, or not. */
  const isAllOf = ({ about }: Offer, { subjects, unknown }: Question) =>
    unknown.length === 0 && subjects.every((each) => about.some((word) => stem(word) === each));

  /** Who asks whether we do something reads first that we do. */
  function withOffer(said: Retrieved, offer: Offer | undefined): Retrieved {
    if (said.handover || !offer || /^(?:Ja|Nee|Wij|SENS)\b/.test(said.answer)) return said;
    return { ...said, answer: `${offer.say}\n${said.answer}` };
  }

  /** Who asks for our price or work in a place beyond the region reads last that we may not come there. */
  function alsoAway(said: Retrieved, text: string, question: Question): Retrieved {
    const isForUs = question.wanted === 'price' || asksForUs(text, question);
    if (said.handover || !isForUs || !IS_THERE.test(text)) return said;
    const away = placesIn(text, townNames, true).length > 0 ? [] : awayIn(text);
    if (away.length === 0) return said;
    const beyond = replies.fill(words.replies.elsewhere, { town: away.join(' en ') });
    return { ...said, answer: `${said.answer}\n${beyond}` };
  }

  /** Who names a town and asks for us reads first that we come there. */
  function alsoHere(said: Retrieved, towns: readonly string[]): Retrieved {
    if (said.handover || towns.length === 0) return said;
    const here = replies.fill(words.replies.here, { town: towns.join(' en ') });
    return { ...said, answer: `${here}\n${said.answer}` };
  }

  return {
    ask(typed, typedEarlier, now) {
      const question = mended(typed);
      const earlier = typedEarlier.map(mended);
      if (isDanger(typed) || isDanger(question)) {
        const sources = [{ ...replies.contact, url: '/contact#ruikt-u-gas' }];
        return { ...replies.say('danger'), sources, handover: true };
      }
      const alarm = alarmOf(typed);
      if (alarm) return { ...replies.say(alarm), handover: true };
      const talk = smallTalk(question);
      if (talk) return replies.say(talk);
      const itself = answerWritten(typed, now);
      if (itself) return itself;
      if (isOrder(question)) return replies.handOver('outside', now);
      if (isOwnCase(question)) return answer(OF_OWN_CASE, [], now);
      if (!isEnglish(question)) return answer(question, earlier, now);
      const found = answer(inDutch(question, words.english), earlier, now, question);
      return { ...found, answer: `${found.answer}\n${replies.fill(ENGLISH_LINE)}` };
    },
  };
}
