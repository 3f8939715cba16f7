import type { APIRoute } from 'astro';
import { canonicalUrl } from '#lib/head.ts';
import { plainText } from '#lib/plain-text.ts';
import { articles, company, locations, pages, services, textFiller } from '../content-queries.ts';

/** What the site holds, for language models that read it (llmstxt.org). */
export const GET: APIRoute = async ({ site, url }) => {
  const filler = await textFiller();
  const line = (path: string, title: string, text: string) =>
    `- [${title}](${canonicalUrl(site ?? url, path)}): ${plainText(filler.fill(text))}`;
  const texts = (await pages()).filter(({ id }) => id !== 'sitemap');
  const lines = (isTool: boolean) =>
    texts
      .filter(({ id }) => id.startsWith('tools') === isTool)
      .map(({ data }) => line(data.path, data.hero.title, data.seo.description));
  const towns = (await locations()).map(({ name }) => name);
  const body = [
    `# ${company.name}`,
    `> ${company.description}`,
    `Bedragen op de site hebben een bron en een datum; een labelklasse of besparing is een indicatie. Elke dienst heeft een pagina per plaats: ${towns.join(', ')}.`,
    '## Diensten',
    (await services())
      .map(({ data }) => line(`/${data.slug}`, data.name, data.description))
      .join('\n'),
    '## Rekenhulp',
    lines(true).join('\n'),
    '## Kennisbank',
    (await articles())
      .map(({ data }) => line(`/${data.slug}`, data.hero.title, data.shortDescription))
      .join('\n'),
    `## Over ${company.name}`,
    lines(false).join('\n'),
  ].join('\n\n');
  return new Response(`${body}\n`);
};
