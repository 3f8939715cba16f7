import { reportPath } from '@sens/contract';

/**
 * What is never fetched ahead: an address with a query (it may be personal, and is made on request), the
 * functions, a report, and the megabytes of the film that only who asks for it should get. A star after the
 * question mark would fit no query as well, and so leave out every page.
 */
const NOT_AHEAD = ['/*\\?:q', '/functions/*', reportPath('*'), '/film/*'];

/**
 * Pages a visitor points at are fetched ahead. Prefetch, not prerender: a prerendered report page
 * would run its head script before the visitor is there.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_AHEAD } }] },
      eagerness: 'moderate',
    },
  ],
};
