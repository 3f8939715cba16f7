import type { Hearing } from '#heard/hearing.ts';
import { isPageOf } from '#passages/page-of.ts';
import {
  type AskedWord,
  type FoundPassage,
  type PassageSearch,
  searchPassages,
} from '#passages/search-passages.ts';
import type { Question } from '#question/read-question.ts';
import { answersWith, shorten } from '#reply/shorten.ts';
import type { AssistantFile } from '#terms/index-file.ts';
import { WEIGHTS } from '#terms/weights.ts';
import { byFit } from './fit.ts';
import { bestOf, isAnswer } from './is-answer.ts';

export interface FinderParts {
  file: Pick<AssistantFile, 'index' | 'local'>;
  /** What stands on all pages but those of towns. */
  main: PassageSearch;
  plain: (text: string) => string;
  outsideIn: (asked: readonly AskedWord[]) => readonly AskedWord[];
  watch?: ((signs: readonly number[], passage: number | undefined) => void) | undefined;
}

/** What finds passages for a question, and tells whether the best is an answer. */
export interface Finder {
  /**
   * Passages that fit, best first: of the towns that are named where their pages answer it, else of all others.
   * @param around words of what was told around the question
   */
  find(
    question: Question,
    named: readonly string[],
    hearing: Hearing,
    around?: readonly AskedWord[],
  ): FoundPassage[];
  /** The passage to answer with, of those that were found. */
  bestOf(
    found: readonly FoundPassage[],
    question: Question,
    hearing: Hearing,
  ): FoundPassage | undefined;
  /** How much of the questions that were heard speaks for a passage, 0 to 1. */
  heardFor(found: FoundPassage, hearing: Hearing): number;
  isAnswer(
    best: FoundPassage | undefined,
    question: Question,
    hearing: Hearing,
  ): best is FoundPassage;
}

export function createFinder({ file, main, plain, outsideIn, watch }: FinderParts): Finder {
  const { index, local } = file;
  const placeOf = new Map(index.passages.map((passage, at) => [passage, at]));
  const heardIn =
    (hearing: Hearing) =>
    ({ passage }: FoundPassage) => {
      const at = placeOf.get(passage);
      return at === undefined ? 0 : hearing.shareOf(at);
    };

  const townsRead = new Map<string, PassageSearch>();
  /** What stands on the pages of a town, searchable from the first question about it on. */
  function textOf(town: string): PassageSearch | undefined {
    const passages = local[town];
    if (!passages) return undefined;
    const known = townsRead.get(town) ?? searchPassages(passages, index.pages, plain);
    townsRead.set(town, known);
    return known;
  }

  function findIn(town: string, { asked, text, subjects }: Question): FoundPassage[] {
    return (textOf(town)?.find(asked, text) ?? []).flatMap((each) => {
      if (isPageOf(each.page, subjects)) return [{ ...each, score: each.score + WEIGHTS.service }];
      // Rows of figures about another service are no answer for naming a quarter.
      return each.passage.kind === 'table' ? [] : [each];
    });
  }

  const groundsFor = (found: FoundPassage, { asked }: Question, hearing: Hearing) => ({
    hearing,
    heard: heardIn(hearing)(found),
    strange: outsideIn(asked),
  });

  function isAnswerTo(
    best: FoundPassage | undefined,
    question: Question,
    hearing: Hearing,
  ): best is FoundPassage {
    if (!best) return false;
    const grounds = groundsFor(best, question, hearing);
    return isAnswer(best, question, grounds, (signs) => watch?.(signs, placeOf.get(best.passage)));
  }

  return {
    isAnswer: isAnswerTo,
    // Who is only looked at in passing is not watched: it is not what was answered.
    bestOf: (found, question, hearing) =>
      bestOf(found, question, (each) =>
        isAnswer(each, question, groundsFor(each, question, hearing)),
      ),
    heardFor: (found, hearing) => heardIn(hearing)(found),
    find(question, named, hearing, around = []) {
      const judged = (found: readonly FoundPassage[]) =>
        byFit(found, question, around, heardIn(hearing));
      const general = judged(main.find(question.asked, question.text, hearing.passages));
      if (named.length === 0) return general;
      const ofTowns = judged(named.flatMap((town) => findIn(town, question)));
      const [here, anywhere] = [ofTowns[0], general[0]];
      // Nobody was heard to ask for what stands on a town's page: what was heard speaks for the others.
      const isLocal = here !== undefined && here.likeness > WEIGHTS.asksLocal;
      const enough = isLocal ? WEIGHTS.heardElsewhere : WEIGHTS.heardUnlikeLocal;
      // The town's own question, as it stands there, is not outvoted by any other.
      const isItself = here !== undefined && here.likeness >= WEIGHTS.sameQuestion;
      if (anywhere && !isItself && heardIn(hearing)(anywhere) > enough) return general;
      // What a town's pages say of something else is no answer for being from that town.
      if (!here || here.misses > 0.5 || !isAnswerTo(here, question, hearing)) return general;
      const isSaidElsewhere = anywhere !== undefined && here.lacksAspect > anywhere.lacksAspect;
      return isSaidElsewhere || isPricedElsewhere(here, anywhere, question) ? general : ofTowns;
    },
  };
}

/** Prices are those of all towns: a page of one that says none in its answer leaves them to the others. */
function isPricedElsewhere(
  here: FoundPassage,
  anywhere: FoundPassage | undefined,
  { asked, wanted }: Question,
): boolean {
  const hasPrice = (lines: readonly string[]) => answersWith(lines.join(' '), wanted);
  return (
    wanted === 'price' &&
    !hasPrice(shorten(here.passage, asked, wanted)) &&
    hasPrice(anywhere?.passage.lines ?? [])
  );
}
