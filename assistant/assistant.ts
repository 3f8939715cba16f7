import { answerNumber } from './answering/leaves-number.ts';
import { createMeans, type Watch } from './answering/means.ts';
import { createAnswerMessage } from './answering/message.ts';
import { createAnswerWritten } from './answering/written.ts';
import type { Hear } from './heard/hearing.ts';
import { wordsOf } from './language/dutch.ts';
import { createMend } from './mending/mend.ts';
import { vocabularyOf } from './mending/vocabulary.ts';
import { alarmOf, dangerOf } from './question/danger.ts';
import { ENGLISH_LINE, inDutch, isEnglish } from './question/english.ts';
import { isOtherScript, isOtherTongue } from './question/other-tongue.ts';
import { isOwnCase, OF_OWN_CASE } from './question/own-case.ts';
import { PHONE_WORD, withoutPhone } from './question/phone-in.ts';
import { isOrder, smallTalk } from './question/small-talk.ts';
import { callWanted } from './question/wants-a-call.ts';
import type { Retrieved } from './terms/answer.ts';
import type { AssistantFile } from './terms/index-file.ts';

/** The question of who does not write Dutch: the site has an answer to it. */
const OF_LANGUAGES = 'In welke talen kan ik u bellen?';

/** A question without its signs and capitals. */
const bare = (text: string) => wordsOf(text).join(' ');

export interface Assistant {
  /**
   * Answers one question.
   * @param earlier what the visitor asked before it, oldest first
   * @param now for what it says of the opening hours
   */
  ask(question: string, earlier: readonly string[], now: Date): Retrieved;
}

/**
 * The assistant over the site's own text: no clock, no network, the same answer to the same question.
 * @param file what the build made
 * @param hear what hears its questions, where it was made before
 */
export function createAssistant(file: AssistantFile, hear?: Hear, watch?: Watch): Assistant {
  const means = createMeans(file, hear, watch);
  const { index, replies } = means;
  const answer = createAnswerMessage(means);
  const answerWritten = createAnswerWritten(means);
  const mend = createMend(file.vocabulary ?? vocabularyOf(file));
  const mended = (text: string) => (isEnglish(text) ? text : mend(text));

  const withoutNumber = (text: string) => withoutPhone(text, index.reach.phone.e164);

  /** Nobody meant what was just asked or answered. */
  const withoutAsked = (said: Retrieved, asked: string): Retrieved => {
    const known = new Set([asked, ...said.answer.split('\n')].map(bare));
    return { ...said, also: said.also.filter((each) => !known.has(bare(each))) };
  };

  const reply: Assistant['ask'] = (asked, askedEarlier, now) => {
    const typed = withoutNumber(asked);
    const question = mended(typed);
    // What is asked after a number that was left, or after a danger, is about something else.
    const earlier = askedEarlier
      .map(withoutNumber)
      .filter((each) => !each.includes(PHONE_WORD) && !dangerOf(each) && !alarmOf(each))
      .map(mended);
    const danger = dangerOf(typed) ?? dangerOf(question);
    if (danger) {
      const sources = [{ ...replies.contact, url: '/contact#ruikt-u-gas' }];
      return { ...replies.say(danger), sources, handover: true };
    }
    const alarm = alarmOf(typed);
    if (alarm) return { ...replies.say(alarm), handover: true };
    const inEnglish = (said: Retrieved): Retrieved => ({
      ...said,
      answer: `${said.answer}\n${replies.fill(ENGLISH_LINE)}`,
    });
    if (typed.includes(PHONE_WORD)) {
      const said = answerNumber(typed, replies, now, (each) => answer(mended(each), earlier, now));
      return isEnglish(question) ? inEnglish(said) : said;
    }
    const inOtherTongue = (): Retrieved => {
      const said = answer(OF_LANGUAGES, [], now);
      return inEnglish({ ...said, handover: true, also: [] });
    };
    if (isOtherScript(typed)) return inOtherTongue();
    const talk = smallTalk(question);
    if (talk) return replies.say(talk);
    const itself = answerWritten(callWanted(typed) ?? typed, now);
    if (itself) return itself;
    if (isOrder(question)) return replies.handOver('outside', now);
    if (isOwnCase(question)) return answer(OF_OWN_CASE, [], now);
    if (!isEnglish(question)) {
      const said = answer(question, earlier, now);
      // A word that many languages share may be enough: what was found so is told.
      return said.handover && isOtherTongue(typed) ? inOtherTongue() : said;
    }
    return inEnglish(answer(inDutch(question, index.words.english), earlier, now, question));
  };

  return { ask: (asked, earlier, now) => withoutAsked(reply(asked, earlier, now), asked) };
}
