/** Carries what the server asks for to `astro dev`, as base64url; `npm run dev` only. */
export const ASKED_HEADER = 'x-sens-asked';
