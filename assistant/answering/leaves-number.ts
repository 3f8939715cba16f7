import { questionsIn } from '#question/clauses.ts';
import { PHONE_WORD } from '#question/phone-in.ts';
import type { OwnReplies } from '#reply/replies.ts';
import type { Retrieved } from '#terms/answer.ts';

/** What asks for nothing but the call itself. */
const TO_BE_CALLED = /\b(?:terug)?(?:bel|belt|bellen|gebeld|app|appt|appen|call|phone)\b/i;

/** So many other questions of it are answered with it. */
const MOST_ASKED = 2;

/**
 * Answers who leaves a number in a question: it is passed on by the form alone. What else is asked is answered below that.
 * @param text with a word in the place of the number
 * @param answer answers one of the other questions
 */
export function answerNumber(
  text: string,
  replies: OwnReplies,
  now: Date,
  answer: (question: string) => Retrieved,
): Retrieved {
  const said = { ...replies.handOver('number', now), callBack: true };
  const known = questionsIn(text)
    .filter((each) => !each.includes(PHONE_WORD) && !TO_BE_CALLED.test(each))
    .slice(0, MOST_ASKED)
    .map(answer)
    .filter(({ handover }) => !handover);
  if (known.length === 0) return said;
  return {
    ...said,
    answer: [replies.say('number').answer, ...known.map((each) => each.answer)].join('\n'),
    sources: known.flatMap(({ sources }) => sources.slice(0, 1)),
  };
}
