import type { Company } from '../content-queries.ts';

/** The company as schema.org knows it. No ratings: about oneself they are not allowed (best.md). */
export function companyData(company: Company, site: URL): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': new URL('/#bedrijf', site).href,
    name: company.name,
    legalName: company.legalName,
    description: company.description,
    url: site.href,
    telephone: company.phone.e164,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.visitAddress.street,
      postalCode: company.visitAddress.postcode,
      addressLocality: company.visitAddress.city,
      addressCountry: 'NL',
    },
    geo: { '@type': 'GeoCoordinates', latitude: company.geo.lat, longitude: company.geo.lon },
    openingHours: 'Mo-Fr 08:00-17:00',
  };
}

/** The trail from the home page to this page. */
export function breadcrumbData(trail: { name: string; path: string }[], site: URL): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

/** A service, in one town when given. */
export function serviceData(
  service: { name: string; description: string; path: string },
  area: string,
  site: URL,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: new URL(service.path, site).href,
    areaServed: area,
    provider: { '@id': new URL('/#bedrijf', site).href },
  };
}

/** A knowledge article. */
export function articleData(
  article: { title: string; description: string; path: string; published: string; updated: string },
  company: Company,
  site: URL,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    datePublished: article.published,
    dateModified: article.updated,
    inLanguage: 'nl-NL',
    mainEntityOfPage: new URL(article.path, site).href,
    author: { '@type': 'Organization', name: company.name },
    publisher: { '@id': new URL('/#bedrijf', site).href },
  };
}
