import { asksForUs } from '#question/asks-for-us.ts';
import { placesIn } from '#question/places.ts';
import type { Question } from '#question/read-question.ts';
import { MOST_SOURCES, type Retrieved } from '#terms/answer.ts';
import { type AwayIn, isThere } from './away.ts';
import type { Means } from './means.ts';

/** Adds to an answer what is to be said of the places in a question. */
export interface WithPlaces {
  /** What holds everywhere, and the page of the town that was named. */
  withTownPage(said: Retrieved, named: readonly string[], question: Question): Retrieved;
  /** Who names a town and asks for us reads first that we come there. */
  alsoHere(said: Retrieved, towns: readonly string[]): Retrieved;
  /** Who asks for our price or work in a place beyond the region reads last that we may not come there. */
  alsoAway(said: Retrieved, text: string, question: Question): Retrieved;
}

export function createWithPlaces(means: Means, awayIn: AwayIn): WithPlaces {
  const { index, replies, townNames } = means;
  const { here, elsewhere } = index.words.replies;
  const listed = (towns: readonly string[]) => ({ town: towns.join(' en ') });

  return {
    withTownPage(said, named, { subjects }) {
      const [local] = replies.town(named, subjects).sources;
      const [first, ...others] = said.sources;
      if (!first) return said;
      return {
        ...said,
        sources: [first, ...(local ? [local] : []), ...others].slice(0, MOST_SOURCES),
      };
    },
    alsoHere(said, towns) {
      if (said.handover || towns.length === 0) return said;
      return { ...said, answer: `${replies.fill(here, listed(towns))}\n${said.answer}` };
    },
    alsoAway(said, text, question) {
      const isForUs = question.wanted === 'price' || asksForUs(text, question);
      if (said.handover || !isForUs || !isThere(text)) return said;
      const away = placesIn(text, townNames, true).length > 0 ? [] : awayIn(text);
      if (away.length === 0) return said;
      return { ...said, answer: `${said.answer}\n${replies.fill(elsewhere, listed(away))}` };
    },
  };
}
