/**
 * What a browser may fetch before it is asked for, as it reads it: a page that a visitor points at. Prefetch, not
 * prerender: a prerendered report page would run its head script before the visitor is there. Never an address with a
 * query (it may be personal, and is made on request), the functions, a report, or the megabytes of the film that only
 * who asks for it should get; a star after the question mark would fit no query as well, and so leave out every page.
 * The page's script adds it after the first paint, and the policy of each page has its hash: it is text, as one sign
 * more would be another. It names a report's path itself: what others import as well would be a file of its own, and
 * the page's script stands in some pages, where it can import none.
 */
export const SPECULATION_RULES =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/*\\\\?:q","/functions/*","/rapport/*","/film/*"]}}]},"eagerness":"moderate"}]}';
