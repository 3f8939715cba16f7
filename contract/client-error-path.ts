/** Where the browser reports that a script of ours failed. */
export const CLIENT_ERROR_PATH = '/functions/v1/client-error';

/** What a kept report is called: its path without its key. */
export const REPORT_PATTERN = '/rapport/:token';
