import { openLines } from '@sens/assistant/written-hours';
import type {
  Article,
  BreadcrumbList,
  City,
  Graph,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Service,
  VideoObject,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Company } from '../content-queries.ts';
import type { HeadData } from './head.ts';
import { canonicalUrl } from './head.ts';
import type { Crumb } from './trail.ts';

/** Names of the nodes, by which the others point at them. */
const ids = (site: URL) => ({
  business: new URL('/#bedrijf', site).href,
  website: new URL('/#site', site).href,
});
const pageId = (site: URL, path: string) => `${canonicalUrl(site, path)}#pagina`;
const trailId = (site: URL, path: string) => `${canonicalUrl(site, path)}#kruimelpad`;

/**
 * Everything a page says of itself to machines, as one graph: the company, the site, the page, its trail
 * and what it is about. What `company.placeholders` names is left out: a machine would take a sample
 * value for the truth. No ratings either: about oneself they are not allowed.
 */
export function pageGraph(head: HeadData, company: Company, site: URL): Graph {
  const { path, trail, structuredData = [] } = head;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      businessData(company, path, site),
      websiteData(company, site),
      webPageData(head, site),
      ...(trail ? [breadcrumbData(trail, path, site)] : []),
      ...structuredData,
    ],
  };
}

/** Where visitors read when and where the company is; elsewhere its node is short, under the same name. */
const ABOUT_BUSINESS = ['/', '/contact', '/meer-informatie', '/over-sens'];

function businessData(company: Company, path: string, site: URL): HomeAndConstructionBusiness {
  const known = (name: string) => !company.placeholders.includes(name);
  const { geo, visitAddress } = company;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': ids(site).business,
    name: company.name,
    url: site.href,
    ...(known('legalName') ? { legalName: company.legalName } : {}),
    ...(known('phone') ? { telephone: company.phone.e164 } : {}),
    ...(known('email') ? { email: company.email } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(known('visitAddress')
        ? { streetAddress: visitAddress.street, postalCode: visitAddress.postcode }
        : {}),
      addressLocality: geo.placename,
      addressCountry: 'NL',
    },
    ...(ABOUT_BUSINESS.includes(path)
      ? {
          description: company.description,
          logo: new URL('/icon-512.png', site).href,
          geo: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lon },
          openingHoursSpecification: openingHours(company),
        }
      : {}),
  };
}

/** From Monday on, as the hours count their days. */
const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A time as machines read it: "08:00". */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** When the visiting address is open, from the words that visitors read; "op afspraak" says no hours. */
function openingHours(company: Company): OpeningHoursSpecification[] {
  const visit = company.openingHours.find(({ id }) => id === 'bezoekadres');
  return openLines(visit?.lines ?? []).flatMap(({ days, spans }) =>
    spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.flatMap((day) => DAYS[day] ?? []),
      opens: clock(from),
      closes: clock(to),
    })),
  );
}

function websiteData(company: Company, site: URL): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids(site).website,
    url: site.href,
    name: company.name,
    inLanguage: 'nl-NL',
    publisher: { '@id': ids(site).business },
  };
}

function webPageData({ path, title, description, updated, trail }: HeadData, site: URL): WebPage {
  return {
    '@type': 'WebPage',
    '@id': pageId(site, path),
    url: canonicalUrl(site, path),
    name: title,
    description,
    inLanguage: 'nl-NL',
    isPartOf: { '@id': ids(site).website },
    about: { '@id': ids(site).business },
    ...(updated ? { dateModified: updated } : {}),
    ...(trail ? { breadcrumb: { '@id': trailId(site, path) } } : {}),
  };
}

/** The trail from the home page to this page. */
function breadcrumbData(trail: readonly Crumb[], path: string, site: URL): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': trailId(site, path),
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: canonicalUrl(site, crumb.path),
    })),
  };
}

/** A place where a service is given. */
export interface ServedTown {
  name: string;
  municipality: string;
}

/** @param isOnly the page is about this town: then a village is told by its municipality as well */
const city = ({ name, municipality }: ServedTown, isOnly: boolean): City => ({
  '@type': 'City',
  name,
  ...(isOnly && municipality !== name
    ? {
        containedInPlace: { '@type': 'AdministrativeArea', name: `gemeente ${municipality}` },
      }
    : {}),
});

/** A service and the towns where it is given: all of them on its own page, one on a town page. */
export function serviceData(
  service: { name: string; serviceType: string; description: string; path: string },
  towns: readonly ServedTown[],
  site: URL,
): Service {
  return {
    '@type': 'Service',
    '@id': `${canonicalUrl(site, service.path)}#dienst`,
    name: service.name,
    serviceType: service.serviceType,
    description: service.description,
    url: canonicalUrl(site, service.path),
    areaServed: towns.map((town) => city(town, towns.length === 1)),
    provider: { '@id': ids(site).business },
  };
}

/** A knowledge article; the company stands for what it says. */
export function articleData(
  article: { title: string; description: string; path: string; published: string; updated: string },
  image: string,
  site: URL,
): Article {
  return {
    '@type': 'Article',
    '@id': `${canonicalUrl(site, article.path)}#artikel`,
    headline: article.title,
    description: article.description,
    datePublished: article.published,
    dateModified: article.updated,
    inLanguage: 'nl-NL',
    image: new URL(image, site).href,
    mainEntityOfPage: { '@id': pageId(site, article.path) },
    author: { '@id': ids(site).business },
    publisher: { '@id': ids(site).business },
  };
}

/** The film that the home page plays itself; what is seen in it is told beside it. */
export function filmData(
  film: { title: string; text: string; made: string },
  files: { src: string; poster: string; seconds: number },
  site: URL,
): VideoObject {
  return {
    '@type': 'VideoObject',
    '@id': new URL('/#film-van-een-huis', site).href,
    name: film.title,
    description: film.text,
    uploadDate: film.made,
    duration: `PT${files.seconds}S`,
    thumbnailUrl: new URL(files.poster, site).href,
    contentUrl: new URL(files.src, site).href,
    inLanguage: 'nl-NL',
    publisher: { '@id': ids(site).business },
  };
}
