import { partsIn, questionsIn } from '#question/clauses.ts';
import { together } from '#reply/from-passages.ts';
import type { Retrieved } from '#terms/answer.ts';
import type { Means } from './means.ts';
import type { AnswerOne } from './one.ts';
import type { Outcome } from './outcome.ts';

/** A message with more questions than these is not taken apart. */
const MOST_QUESTIONS = 3;

/** So many questions of a long story are tried, from its end. */
const MOST_OF_STORY = 6;

/** So many words of what another part is about go with a question. */
const MOST_SUBJECTS = 2;

/** What goes on about something that was said, whatever else it names. */
const GOES_ON =
  /^(?:en |maar )?(?:wat als|als|en dan)\b|\b(?:daarna|daarop|daarvoor|daarbij|erop|ervoor)\b/i;

/** Answers a message by what it asks, where that is not all of it. */
export interface AnswerParts {
  /** Of a long story what is asked last, of what the story is about: the rest are details. */
  answerLong(text: string, now: Date): Outcome | undefined;
  /** The answers to a message that asks several things; nothing where fewer than two of them are known. */
  answerSeveral(text: string, earlier: readonly string[], now: Date): Retrieved | undefined;
}

export function createAnswerParts({ readInContext }: Means, answerOne: AnswerOne): AnswerParts {
  const subjectsOf = (text: string) => readInContext(text, []).question.subjects;

  /** A question with what another text is about, where it has no subject itself. */
  function ofSubject(asked: string, other: string): string {
    if (subjectsOf(asked).length > 0 && !GOES_ON.test(asked)) return asked;
    const about = readInContext(other, []).question.asked.filter(({ isSubject }) => isSubject);
    const typed = new Set(about.map((word) => word.typed));
    return [asked.replace(/[?.!\s]+$/, ''), ...[...typed].slice(0, MOST_SUBJECTS)].join(' ');
  }

  /** What was said last of what had a subject: "wat kost ie" has none to give to what comes after it. */
  const lastWithSubject = (before: readonly string[]): string =>
    before.findLast((each) => subjectsOf(each).length > 0) ?? before.at(-1) ?? '';

  return {
    answerLong(text, now) {
      for (const asked of questionsIn(text).slice(-MOST_OF_STORY).reverse()) {
        const one = answerOne(ofSubject(asked, text), now, { rest: text });
        if (!one.handover && (one.isHeard || one.isSame)) return one;
      }
      return undefined;
    },

    answerSeveral(text, earlier, now) {
      const parts = partsIn(text);
      if (parts.length < 2 || parts.length > MOST_QUESTIONS) return undefined;
      const said = parts.map(({ question, before }) => {
        const one = answerOne(question, now, { earlier: [...earlier, ...before] });
        const whole = before.length > 0 ? ofSubject(question, lastWithSubject(before)) : question;
        if (whole === question) return one;
        const other = answerOne(whole, now);
        const isBetter =
          !other.handover && (one.handover || (other.heard ?? 0) >= (one.heard ?? 0));
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
    },
  };
}
