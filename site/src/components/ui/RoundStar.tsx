import { createLucideIcon } from 'lucide-react';

/**
 * A star for every page's head: the set's own names each of its round corners and weighs a hundred bytes more, in what
 * a phone waits for. Here the line around it is round.
 */
export const RoundStar = createLucideIcon('round-star', [
  [
    'path',
    {
      d: 'm12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z',
      key: 'star',
    },
  ],
]);
