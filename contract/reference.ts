/** The short name of a lead, as it stands in a text: `SR-` and six characters (`server/leads/store/reference.ts`). */
export const REFERENCE = /SR-[0-9A-HJKMNP-TV-Z]{6}/;
