/** What a picture of the house after the plan says beside one of it now. */
export const VIEW_COPY = {
  now: 'Nu',
  later: 'Straks',
  handle: 'Schuif van nu naar straks',
  handleValue: (percent: string) => `${percent} procent straks in beeld`,
  house: (type: string) => `Een voorbeeld van uw type huis: ${type.toLowerCase()}.`,
  layers: {
    glass: 'De ramen hebben nieuw glas.',
    panels: 'Er liggen zonnepanelen op het dak.',
    pump: 'Er staat een buitenunit van een warmtepomp.',
  },
  afterPlan: 'Hetzelfde huis na het plan.',
  same: 'Hetzelfde huis na het plan. Zonnepanelen, een warmtepomp en nieuw glas horen daar niet bij.',
} as const;
