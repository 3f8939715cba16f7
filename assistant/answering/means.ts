import { createHearing, type Hear } from '#heard/hearing.ts';
import { learn, questionsHeard } from '#heard/learned.ts';
import { createFinder, type Finder } from '#judging/find-passages.ts';
import { type PassageSearch, searchPassages } from '#passages/search-passages.ts';
import { type Complains, createComplains } from '#question/complains.ts';
import { createContext, type ReadInContext } from '#question/in-context.ts';
import { createOutsideWords } from '#question/outside-words.ts';
import { createPlainWords } from '#question/plain-words.ts';
import { createReader, type Question } from '#question/read-question.ts';
import { createReplies, type OwnReplies } from '#reply/replies.ts';
import type { AssistantFile, AssistantIndex } from '#terms/index-file.ts';
import { WEIGHTS } from '#terms/weights.ts';

/** What every part of an answer is made with. */
export interface Means extends Finder {
  index: AssistantIndex;
  /** Towns where the company comes and which have pages. */
  townNames: readonly string[];
  /** What stands on all pages but those of towns. */
  main: PassageSearch;
  /** A question in the words that the site has for the same. */
  plain: (text: string) => string;
  read: (text: string) => Question;
  readInContext: ReadInContext;
  hear: Hear;
  complains: Complains;
  /** Whether a question has words of what the company does not do. */
  isOutside: (question: Question) => boolean;
  replies: OwnReplies;
}

/** Is told by which signs each answer was weighed: for who fits what they count. */
export type Watch = (signs: readonly number[], passage: number | undefined) => void;

/**
 * Reads once, for all questions, what the build made.
 * @param hear what hears the questions, where it was made before
 */
export function createMeans(
  file: AssistantFile,
  hear: Hear = createHearing(learn(questionsHeard(file))),
  watch?: Watch,
): Means {
  const { index } = file;
  const { words, pages } = index;
  const plain = createPlainWords(words.sayings);
  const main = searchPassages(index.passages, pages, plain);
  const read = createReader(main, words, index.meant);
  const outsideIn = createOutsideWords(words.outside);
  const finder = createFinder({ file, main, plain, outsideIn, watch });
  /** Whether a passage is about the company, and about nothing that it does in a house. */
  const isOfUs = (passage: number): boolean => {
    const { page = -1, heads: [head = ''] = [] } = index.passages[passage] ?? {};
    return pages[page]?.kind === 'page' && read(plain(head)).subjects.length === 0;
  };
  const readInContext = createContext({
    index,
    read,
    plain,
    outsideIn,
    isAnswered(question, text) {
      const hearing = hear(text);
      return finder.isAnswer(finder.find(question, [], hearing)[0], question, hearing);
    },
    isLeft(question, text) {
      if (question.subjects.length > 0) return false;
      const hearing = hear(text);
      return finder.find(question, [], hearing)[0]?.passage.handover === true;
    },
    isHeardWhole(text) {
      const { passages, shareOf, nearest } = hear(text);
      if (nearest > WEIGHTS.verbatim) return true;
      const isPlain = passages.some((each) => shareOf(each) > WEIGHTS.heardPlainly);
      return isPlain && nearest > WEIGHTS.nearlySame;
    },
    isHeardOfUs(text) {
      const { passages, shareOf } = hear(text);
      const sum = (of: readonly number[]) => of.reduce((all, each) => all + shareOf(each), 0);
      return sum(passages.filter(isOfUs)) > WEIGHTS.companyAlone * sum(passages);
    },
    isHeardAsOwn(text) {
      const { passages, shareOf } = hear(text);
      return passages.some(
        (each) => shareOf(each) > WEIGHTS.ofUs && index.passages[each]?.kind === 'own',
      );
    },
  });
  return {
    ...finder,
    index,
    townNames: Object.keys(index.towns),
    main,
    plain,
    read,
    readInContext,
    hear,
    complains: createComplains(words),
    isOutside: ({ asked }) => outsideIn(asked).length > 0,
    replies: createReplies(index),
  };
}
