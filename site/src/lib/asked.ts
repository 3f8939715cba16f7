import type { PageNamed, PageOnRequest } from '@sens/contract';

/** What the server asked of a page that is made on request; nothing when it asked for another one. */
export const askedFor = <Name extends PageOnRequest['page']>(
  { asked }: App.Locals,
  page: Name,
): PageNamed<Name> | undefined => (asked?.page === page ? (asked as PageNamed<Name>) : undefined);
