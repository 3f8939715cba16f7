import { reportPath } from '@sens/contract';

/**
 * Pages a visitor points at are fetched ahead. Prefetch, not prerender: a prerendered report page
 * would run its head script before the visitor is there.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/functions/*' } },
          { not: { href_matches: reportPath('*') } },
          // Megabytes that only who asks for the film should get.
          { not: { href_matches: '/film/*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
