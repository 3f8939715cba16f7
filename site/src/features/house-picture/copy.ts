/** What a picture of the house after the plan says beside one of it now. */
export const VIEW_COPY = {
  later: 'Hetzelfde huis na het plan.',
  same: 'Hetzelfde huis na het plan. Zonnepanelen en een warmtepomp horen daar niet bij.',
} as const;
