import type { AnswerPage, PageKind, Passage } from '@sens/assistant';
import { stemsOf } from '@sens/assistant/dutch';
import type { APIRoute } from 'astro';
import type { Claim } from '#lib/claims.ts';
import { landingPages, townsBuilt } from '#lib/landing-pages.ts';
import { menuGroups } from '#lib/link-groups.ts';
import { CLAIM_MARK, plainText } from '#lib/plain-text.ts';
import type { BareIndex } from '../../build/assistant-index.ts';
import {
  articles,
  assistantTexts,
  company,
  locations,
  navigation,
  pages,
  searchWords,
  services,
  textFiller,
} from '../content-queries.ts';
import { heardQuestions } from '../heard-questions.ts';

/** Lists of links, with nothing to answer from. */
const WITHOUT_TEXT = new Set(['sitemap']);

/**
 * What the assistant knows before it has read the pages: the company, its own answers, and which pages
 * there are. `build/assistant-index.ts` adds what stands on them.
 */
export const GET: APIRoute = async () => {
  const list = await answerPages();
  const {
    answers,
    name: _name,
    firstLine: _line,
    suggestions: _asks,
    paths: _paths,
    callBack: _callBack,
    also,
    ...words
  } = assistantTexts;
  const filler = await textFiller();
  const passages = answers.map(({ ask, answer, page, handover, where }): Passage => {
    const [path = '', anchor = ''] = page.split('#');
    const at = list.findIndex((each) => each.path === path);
    if (at < 0) throw new Error(`content/assistent.yaml: er is geen pagina ${path}`);
    const lines = [plainText(saysSamples(filler.fill(answer), filler.used))];
    return {
      kind: 'own',
      page: at,
      anchor,
      heads: ask,
      lines,
      ...(handover ? { handover } : {}),
      ...(where ? { where } : {}),
    };
  });
  const { name, visitAddress, phone, email, whatsapp, openingHours } = company;
  const { city } = visitAddress;
  const index: BareIndex = {
    reach: { name, city, phone, email, whatsapp, openingHours },
    words,
    meant: meantBy(searchWords),
    pages: list,
    passages,
    also,
    heard: heardQuestions,
  };
  return Response.json(index);
};

/** The marks of claims that are examples as that word: an answer has no notes below it. */
const saysSamples = (markdown: string, used: readonly Claim[]) =>
  markdown.replace(CLAIM_MARK, (mark) =>
    used[Number(/\d+/.exec(mark)?.[0]) - 1]?.sample ? ' (voorbeeld)' : mark,
  );

async function answerPages(): Promise<AnswerPage[]> {
  const menus = menuGroups(navigation).flatMap(({ links }) => links);
  const nameOf = (path: string, title: string) =>
    menus.find(({ href }) => href === path)?.label ?? title;
  const offered = (await services()).map(({ data }) => data);
  const one = (path: string, kind: PageKind, title: string) => ({ path, kind, title });
  return [
    one('/', 'page', company.name),
    ...offered.map(({ slug, name }) => one(`/${slug}`, 'service', name)),
    ...(await pages())
      .filter(({ id }) => !WITHOUT_TEXT.has(id))
      .map(({ id, data: { path, hero } }) =>
        one(path, id.startsWith('tools-') ? 'tool' : 'page', nameOf(path, hero.title)),
      ),
    ...(await articles()).map(({ data }) => one(`/${data.slug}`, 'article', data.hero.title)),
    ...landingPages(offered, townsBuilt(await locations())).map(({ slug, service, location }) => ({
      ...one(`/${slug}`, 'town', `${service.name} ${location.name}`),
      town: location.name,
    })),
  ];
}

function meantBy(synonyms: typeof searchWords): Record<string, string[]> {
  const meant: Record<string, string[]> = {};
  for (const { word, also } of synonyms) {
    for (const typed of stemsOf(also.join(' '))) {
      meant[typed] = [...new Set([...(meant[typed] ?? []), ...stemsOf(word)])];
    }
  }
  return meant;
}
