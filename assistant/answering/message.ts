import { wordsOf } from '#language/dutch.ts';
import { clausesIn, questionsIn } from '#question/clauses.ts';
import type { Retrieved } from '#terms/answer.ts';
import type { Means } from './means.ts';
import { createAnswerOne } from './one.ts';
import { createAnswerParts } from './several.ts';

/** A message of more words tells a story. */
const LONG = 30;
/** So many parts of a message are asked by themselves: who types more of them is not to keep others waiting. */
const MOST_CLAUSES = 12;

/**
 * Answers a message: each question of it by itself; what people tell of their house only where all of it leads nowhere.
 * @param earlier what the visitor said before it, oldest first
 * @param heardText the message as it is heard, where that is in another language than it is read in
 */
export type AnswerMessage = (
  text: string,
  earlier: readonly string[],
  now: Date,
  heardText?: string,
) => Retrieved;

export function createAnswerMessage(means: Means): AnswerMessage {
  const answerOne = createAnswerOne(means);
  const { answerLong, answerSeveral } = createAnswerParts(means, answerOne);

  return (text, earlier, now, heardText = text) => {
    const whole = answerOne(text, now, { earlier, heardText });
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
    // "Ik huur, kan ik zelf panelen leggen?": others asked all of it, and a part says less.
    if (whole.isSure || (whole.isHeard && !whole.handover)) return whole;
    for (const clause of new Set(clausesIn(text).slice(0, MOST_CLAUSES))) {
      if (clause.length >= text.length) continue;
      const rest = text.replace(clause, ' ');
      const isTold = means.readInContext(rest, []).question.subjects.length > 0;
      const told = isTold ? [rest] : [];
      const one = answerOne(clause, now, { earlier: [...earlier, ...told], rest });
      // What is told and not asked is an answer only to who got none.
      const isBetter = whole.handover ? one.isSure : one.isSame && questionsIn(clause).length > 0;
      if (!one.handover && isBetter) return one;
    }
    return whole;
  };
}
