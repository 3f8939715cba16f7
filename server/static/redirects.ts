import { SERVICE_SLUGS } from '@sens/contract';

/** What to do with a path that is no file: go elsewhere, or show the not-found page. */
export type Elsewhere = { status: 301 | 302; location: string } | undefined;

const LANDING_PATH = new RegExp(`^/(?:verduurzamings)?(?:${SERVICE_SLUGS.join('|')})-`);

/**
 * Where an unknown path leads (decisions, section 3). Only ever to a page of this site.
 * @param path as asked for, without the query string
 * @param query the query string with its `?`, or nothing; it goes along to a page
 * @param pages the paths of all pages
 */
export function elsewhere(path: string, query: string, pages: ReadonlySet<string>): Elsewhere {
  const clean = cleanPath(path);
  if (clean !== path && pages.has(clean)) return { status: 301, location: clean + query };
  if (LANDING_PATH.test(clean)) return { status: 302, location: '/404' };
  return undefined;
}

/** Letters, digits and the four signs that mean the same with and without their code (RFC 3986, 6.2.2.2). */
const NEEDLESS_CODE = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

const withoutNeedlessCodes = (path: string) =>
  path.replace(NEEDLESS_CODE, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code;
  });

/** One address per page: nothing encoded that need not be, lower case, no ending, no slash after it, services by their own slug. */
function cleanPath(path: string): string {
  const clean = withoutNeedlessCodes(path)
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/^\/index$/, '')
    .replace(/^\/verduurzamingsadvies(?=-|$)/, '/advies');
  return clean || '/';
}
