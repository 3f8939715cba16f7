/** The report page's path; the form goes there after a successful submit (spec, section 2). */
export const REPORT_PATH = '/verduurzamingsrapportage';

/** The page of a report behind its unguessable link. */
export const reportPath = (token: string) => `/rapport/${token}`;

/** A report's page, and the token in it. */
export const REPORT_PAGE = /^\/rapport\/([\w-]+)$/;
