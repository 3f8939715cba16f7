import * as z from 'zod/mini';

/** What failed: a part while it was drawn, a script that did not come, anything else that runs. */
const CLIENT_ERROR_KINDS = ['render', 'load', 'script'] as const;

/** A page's path; that of a kept report by its name. */
const PAGE = /^\/[\w/:-]{0,100}$/;

/** A class of errors, as the language or a library of ours names it. */
const NAME = /^[A-Za-z]{1,40}$/;

/** A place in a script of ours. */
const PLACE = /^\/(?:_astro|shell)\/[\w.-]{1,100}\.js(?::\d{1,7}){0,2}$/;

/**
 * What a browser says of a failure: what kind, on which page, where in our scripts. Never the error's own
 * words, which may repeat what somebody typed.
 */
export const clientErrorSchema = z.strictObject({
  kind: z.enum(CLIENT_ERROR_KINDS),
  page: z.string().check(z.regex(PAGE)),
  name: z.string().check(z.regex(NAME)),
  places: z.array(z.string().check(z.regex(PLACE))).check(z.maxLength(5)),
});

export type ClientError = z.output<typeof clientErrorSchema>;
