import type { AskedWord, FoundPassage } from '#passages/search-passages.ts';
import { type AnswerSource, MOST_PASSAGES, MOST_SOURCES, type Retrieved } from '#terms/answer.ts';
import type { AnswerPage, Passage } from '#terms/index-file.ts';
import { MOST_NEAR, nearQuestions } from './near-questions.ts';
import { shorten, type Wanted } from './shorten.ts';

/** How near a second page must come to be named too. */
const ALSO = 0.86;

/**
 * An answer in the words of the best of some passages, with the pages of those that come near it.
 * @param pages all pages, for those on which one reads on
 * @param reachUs how the company is reached: said where only a person can do what is asked
 */
export function answerFrom(
  best: FoundPassage,
  found: readonly FoundPassage[],
  { asked, wanted }: { asked: readonly AskedWord[]; wanted: Wanted },
  pages: readonly AnswerPage[],
  reachUs: string,
): Retrieved {
  const near = found.filter(({ score }) => score >= best.score * ALSO).slice(0, MOST_PASSAGES);
  const { passage } = best;
  const said = titled(passage, shorten(passage, asked, wanted));
  return {
    answer: (passage.handover ? [...said, reachUs] : said).join('\n'),
    sources: sourcesOf(near, pages),
    handover: passage.handover === true,
    also: passage.handover ? [] : nearQuestions(found, passage),
    passages: near.map((each) => ({
      ...sourceOf(each),
      text: [each.passage.heads.at(-1), ...each.passage.lines].filter(Boolean).join('\n'),
    })),
  };
}

/** The answers to several questions of one message as one. */
export function together(said: readonly Retrieved[]): Retrieved {
  const sources = said.flatMap((each) => each.sources.slice(0, 1));
  return {
    answer: said.map((each) => each.answer).join('\n'),
    sources: sources.filter(({ url }, at) => sources.findIndex((each) => each.url === url) === at),
    handover: false,
    // Something of each.
    also: [...new Set(said.flatMap(({ also }) => also.slice(0, 2)))].slice(0, MOST_NEAR),
    passages: said.flatMap(({ passages }) => passages.slice(0, 2)).slice(0, MOST_PASSAGES),
  };
}

/** With what it answers above it: "Ja." says little without its question, and a list without its heading. */
const titled = ({ kind, heads }: Passage, lines: readonly string[]) => {
  const head = kind === 'own' || kind === 'note' ? undefined : heads.at(-1);
  return head ? [head, ...lines] : [...lines];
};

const sourceOf = ({ passage, page }: FoundPassage): AnswerSource => ({
  title: page.title,
  url: passage.anchor === '' ? page.path : `${page.path}#${passage.anchor}`,
});

/** The page of the answer, the one on which one reads on, and others that come near it. */
function sourcesOf(found: readonly FoundPassage[], pages: readonly AnswerPage[]): AnswerSource[] {
  const byPage = new Map<AnswerPage, AnswerSource>();
  for (const each of found) {
    if (!byPage.has(each.page)) byPage.set(each.page, sourceOf(each));
    const more = each === found[0] ? pages[each.passage.see ?? -1] : undefined;
    if (more && !byPage.has(more)) byPage.set(more, { title: more.title, url: more.path });
  }
  return [...byPage.values()].slice(0, MOST_SOURCES);
}
