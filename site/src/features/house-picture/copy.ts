import type { InsulatedPart } from '@sens/engine';

const PARTS: Readonly<Record<InsulatedPart, string>> = {
  roof: 'dak',
  wall: 'gevel',
  floor: 'vloer',
};

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
  panels: (count: number, drawn: number) =>
    `${count === 1 ? 'Er ligt 1 zonnepaneel' : `Er liggen ${count} zonnepanelen`} op het dak${drawn < count ? `, hier ziet u er ${drawn}` : ''}.`,
  insulated: (parts: readonly InsulatedPart[]) =>
    parts.length > 0
      ? [`Nieuwe isolatie, in geel: ${parts.map((part) => PARTS[part]).join(', ')}.`]
      : [],
  /** Below the pictures. */
  note: {
    example: 'De tekening is een voorbeeld van dit type huis.',
    now: 'De tekening is een voorbeeld van dit type huis, zoals het nu is. Uw eigen huis kan er anders uitzien.',
    panels: 'zonnepanelen',
    morePanels: 'meer zonnepanelen',
    pump: 'een warmtepomp',
    glass: 'nieuw glas',
    seen: (things: string) => `Van het plan ziet u ${things}.`,
    seenAndColour: (things: string) => `Van het plan ziet u ${things}; geel is nieuwe isolatie.`,
    colour: 'Van het plan ziet u de nieuwe isolatie: die is geel.',
    unseen: 'Wat het plan verandert, is van buiten niet te zien.',
    place: 'De plaats kan anders zijn.',
  },
  afterPlan: 'Hetzelfde huis na het plan.',
  same: 'Hetzelfde huis na het plan. Zonnepanelen, een warmtepomp, nieuw glas en isolatie horen daar niet bij.',
} as const;
