import type { Hearing } from '#heard/hearing.ts';
import type { AskedWord, FoundPassage } from '#passages/search-passages.ts';
import { isAboutUs } from '#question/asks-for-us.ts';
import type { Question } from '#question/read-question.ts';
import { answersWith } from '#reply/shorten.ts';
import { oddsOf } from '#terms/signs.ts';
import { WEIGHTS } from '#terms/weights.ts';

/** How much of a part of a message must stand in its answer. */
const SURE = 0.6;
const WHOLE = 0.7;

/** Words of a text that says something of what it costs. */
const OF_MONEY =
  /€|gratis|kost|prij[sz]|tarie|bedrag(?!en 20)|beta[al]+|offerte|duur(?:der)?\b|goedko/i;

/** What is asked of a thing in the world: how high it is, how old. */
const OF_A_THING = /\bhoe (?:hoog|oud|diep|lang|groot|breed|ver|zwaar) |\bwie \b/;

/** Whether all that was heard takes a message so plainly for ours that no word of it says otherwise. */
export const isSurelyOurs = ({ outside }: Hearing): boolean => outside <= WEIGHTS.surelyOurs;

/** Whether one much like it was asked of us, though several passages answer it. */
const isSurelyHeard = ({ nearest, outside }: Hearing): boolean =>
  nearest > WEIGHTS.nearlySame && outside < -WEIGHTS.notOurs;

/** What else is known of a question and what was found. */
export interface Grounds {
  hearing: Hearing;
  /** How much of the questions that were heard speaks for the best, 0 to 1. */
  heard: number;
  /** Its words about what the company has nothing to do with. */
  strange: readonly AskedWord[];
}

/**
 * Whether the best passage that was found answers a question.
 * @param watch is told by which signs it was weighed, where they decide
 */
export function isAnswer(
  best: FoundPassage,
  question: Question,
  grounds: Grounds,
  watch?: (signs: readonly number[]) => void,
): boolean {
  const { asked, subjects } = question;
  const strange = isSurelyOurs(grounds.hearing)
    ? []
    : grounds.strange.filter(({ weight }) => weight > 0.2);
  const isStrange = strange.some(({ forms }) => ![...forms.keys()].some(best.has));
  // Whether we do something that is none of our subjects, no text about something else tells.
  const isOffer = asked.some(({ typed }) => typed === 'aanbod');
  const isTopic = subjects.length > 0 || asked.some((each) => each.isTopic);
  const isOther = !isTopic || strange.length > 0 || best.lacksAspect > 0.3;
  if (isOffer && best.passage.kind !== 'own' && isOther) return false;
  const { heard, hearing } = grounds;
  // And of work of which the site has no word an answer of our own tells nothing either.
  if (isOffer && question.unknown.length > 0 && best.coverage < 0.5 && heard < WEIGHTS.heardPlainly)
    return false;
  // This very message was heard as one that is not for us.
  if (hearing.nearest > WEIGHTS.verbatim && hearing.outside > 0 && heard < WEIGHTS.heardPlainly)
    return false;
  // A word or two that a question on the site has too say little where all else says that it is not for us.
  const isNotOurs = hearing.outside > WEIGHTS.plainlyNotOurs;
  if (best.likeness >= WEIGHTS.sameQuestion && !isStrange && !isNotOurs) return true;
  const isFar = subjects.length === 0 || best.likeness < 0.5;
  // Others asked it with such a word too: of an estate, a divorce or an estate agent a page may speak as well.
  const isHeard =
    (heard > WEIGHTS.heardPlainly && hearing.outside < 0 && hearing.nearest > WEIGHTS.leastAlike) ||
    isSurelyHeard(hearing);
  if (strange.length > 0 && !isHeard && (!question.isOurs || (isStrange && isFar))) return false;
  // A thing of which nobody here has heard, in words that others said of something else: how high is the Euromast.
  const isStrangeThing =
    question.unknown.length > 0 &&
    !question.isOurs &&
    best.coverage < 0.5 &&
    OF_A_THING.test(question.text);
  if (isStrangeThing && grounds.hearing.nearest < WEIGHTS.sameQuestion && best.likeness < 0.5)
    return false;
  const signs = signsOf(best, question, grounds);
  watch?.(signs);
  return oddsOf(signs) > WEIGHTS.sure;
}

/** What tells whether a passage answers a question, in the order of `SIGNS`. */
const signsOf = (
  best: FoundPassage,
  question: Question,
  { hearing, heard, strange }: Grounds,
): number[] => [
  clamped(hearing.outside),
  clamped(hearing.complaint),
  heard,
  hearing.nearest,
  best.score,
  best.coverage,
  best.likeness,
  best.misses,
  best.lacksAspect,
  Number(question.isOurs),
  Number(question.subjects.length > 0),
  Number(question.unknown.length > 0),
  Number(isAboutUs(question.text)),
  Number(strange.length > 0),
];

/** Log-odds of which the last of doubt is gone say no more for being larger. */
const clamped = (odds: number) => Math.max(-6, Math.min(6, odds));

/** Who asks for a price is not helped by a text that says nothing of money. */
export const tellsPrice = (best: FoundPassage, { wanted }: Question): boolean =>
  wanted !== 'price' ||
  best.likeness >= WEIGHTS.sameQuestion ||
  (best.lacksAspect < 0.25 &&
    OF_MONEY.test([...best.passage.heads.slice(-1), ...best.passage.lines].join(' ')));

/** What comes this near to the best may have what that lacks. */
const NEAR_BEST = 0.72;

/**
 * The passage to answer with: of who asks for a price one that names an amount, where it comes near the best.
 * @param found passages that fit, best first
 * @param isAnswer whether one answers the question
 */
export function bestOf(
  found: readonly FoundPassage[],
  { wanted }: Question,
  isAnswer: (found: FoundPassage) => boolean,
): FoundPassage | undefined {
  const [best] = found;
  if (!best || wanted !== 'price' || best.likeness >= WEIGHTS.sameQuestion) return best;
  const hasAmount = ({ passage }: FoundPassage) => answersWith(passage.lines.join(' '), wanted);
  // An answer of our own may say that there is no such price.
  if (best.passage.kind === 'own' || hasAmount(best)) return best;
  const least = best.score * NEAR_BEST;
  return (
    found.find(
      (each) =>
        each.score >= least && each.misses <= best.misses && hasAmount(each) && isAnswer(each),
    ) ?? best
  );
}

/** A year of which the site knows little: what holds now is no answer to who asks of it. */
const FAR_YEARS = 2;

/**
 * Whether a passage speaks of the far years that a message asks of.
 * @param now for which years are far
 */
export function saysYearsOf({ passage }: FoundPassage, text: string, now: Date): boolean {
  const far = now.getUTCFullYear() + FAR_YEARS;
  const asked = (text.match(/\b20\d\d\b/g) ?? []).filter((year) => Number(year) >= far);
  const said = [...passage.heads, ...passage.lines].join(' ');
  return asked.every((year) => said.includes(year));
}

/** Well enough that a part of a message alone may be answered by it. */
export const isSure = (best: FoundPassage, { isOurs, subjects, unknown }: Question): boolean =>
  isOurs &&
  (subjects.length > 0 || best.coverage >= WHOLE || best.likeness >= WEIGHTS.sameQuestion) &&
  unknown.length === 0 &&
  best.misses < 0.5 &&
  best.coverage >= SURE;
