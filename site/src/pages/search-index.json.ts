import type { APIRoute } from 'astro';
import { landingPages } from '#lib/landing-pages.ts';
import { plainText } from '#lib/plain-text.ts';
import { makeSearchIndex, type SearchPage } from '#lib/search/search-index.ts';
import {
  articles,
  assistantTexts,
  checklist,
  company,
  home,
  locations,
  pages,
  searchWords,
  services,
  textFiller,
} from '../content-queries.ts';

/** Where a page puts a part of its own, such as a table, between its text. */
const PART_MARK = /^\{\{[a-z-]+\}\}$/gm;

/** The list that stands under its page's text. */
const quoteChecklist = [`## ${checklist.title}`, checklist.intro];

/** The question of who lives elsewhere: the one answer to a place that has no page. */
const FROM_ELSEWHERE = {
  page: '/contact',
  question: 'Mijn plaats staat niet op de site. Komt u toch?',
};

/** The other places of this country that people ask about. */
const elsewhere = assistantTexts.elsewhere
  .filter((place) => !assistantTexts.abroad.includes(place))
  .join(' ');

/**
 * Lets the question of who lives elsewhere be found by the names of other places.
 * @throws Error when the page no longer asks it
 */
function namePlacesElsewhere(pages: readonly SearchPage[]): void {
  const asked = pages.find(({ path }) => path === FROM_ELSEWHERE.page)?.questions;
  const question = asked?.find((each) => each.question === FROM_ELSEWHERE.question);
  if (!question) throw new Error(`${FROM_ELSEWHERE.page}: no "${FROM_ELSEWHERE.question}"`);
  question.places = elsewhere;
}

/** Everything that can be found, for the search in the header, which loads it when it opens. */
export const GET: APIRoute = async () => {
  const found: SearchPage[] = [];
  const filler = await textFiller();
  const fill = (text: string | undefined) => filler.fill((text ?? '').replace(PART_MARK, ''));
  const add = (page: SearchPage) =>
    found.push({
      ...page,
      description: plainText(fill(page.description)),
      questions: page.questions.map(({ question, answer }) => ({ question, answer: fill(answer) })),
    });
  const { hero, seo } = home;
  const { city } = company.visitAddress;
  const homeTitle = `${hero.title} ${hero.highlight}`;
  const markdown = home.contents.items.map(({ title, text }) => `${title}. ${text}`).join('\n');
  add({
    path: '/',
    kind: 'page',
    title: company.name,
    names: [homeTitle],
    questions: home.faq.items,
    markdown,
    description: seo.description,
  });
  for (const { data, body } of await services()) {
    add({
      path: `/${data.slug}`,
      kind: 'service',
      title: data.name,
      names: [data.hero.title, data.shortName],
      description: data.description,
      questions: data.faqQuestions,
      // The company's own town has no page beside a service's: that service's own is the one for it.
      markdown: [fill(body), ...data.benefits, city].join('\n'),
    });
  }
  for (const { id, data, body } of await pages()) {
    add({
      path: data.path,
      kind: id.startsWith('tools') ? 'tool' : 'page',
      title: data.hero.title,
      names: [data.seo.title.replace(/\|.*$/, '').replace(city, ''), id.replaceAll('-', ' ')],
      description: data.seo.description,
      questions: [data.faq ?? [], ...(data.faqGroups ?? []).map((group) => group.questions)].flat(),
      markdown: [fill(body), ...(id === 'meer-informatie' ? quoteChecklist : [])].join('\n'),
    });
  }
  for (const { data, body } of await articles()) {
    add({
      path: `/${data.slug}`,
      kind: 'article',
      title: data.hero.title,
      names: [data.slug.replaceAll('-', ' ')],
      description: data.shortDescription,
      questions: data.faq ?? [],
      markdown: fill(body),
    });
  }
  const all = (await services()).map(({ data }) => data);
  for (const { slug, service, location } of landingPages(all, await locations())) {
    const quarters = (location.neighbourhoods ?? []).map(({ name }) => name).join(' ');
    add({
      path: `/${slug}`,
      kind: 'town',
      title: `${service.name} ${location.name}`,
      names: [service.shortName, location.name],
      description: service.description,
      questions: [],
      markdown: '',
      places: `${location.name} ${location.municipality}`,
      quarters,
    });
  }
  namePlacesElsewhere(found);
  return Response.json(makeSearchIndex(found, searchWords));
};
