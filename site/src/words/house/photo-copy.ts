import type { AnswerField } from '@sens/engine';

/** Of which a photo shows the answer to somebody who knows houses, as "een foto van ...". */
const PHOTO_OF: Partial<Record<AnswerField, string>> = {
  wallType: 'een kozijn van opzij, zodat wij zien hoe dik de muur is',
  wall: 'de buitenmuur van dichtbij, met de voegen',
  roofType: 'het dak vanaf de straat',
  roof: 'de zolder van binnen, langs het schuine dak',
  floor: 'de onderkant van de vloer, door het luik van de kruipruimte',
  crawlSpace: 'de ruimte onder het luik bij de voordeur',
  glazing: 'de rand tussen de glaslagen, met het jaartal of de code',
  doors: 'de voordeur van opzij, half open',
  ventilation: 'de ventilator of de unit, met het typeplaatje',
  heating: 'de ketel of de warmtepomp, met het typeplaatje',
  emitters: 'de verwarming in de woonkamer',
  hotWater: 'het toestel dat uw water warm maakt, met het typeplaatje',
};

/** What a home in a building has not: its roof is not seen from an attic, its floor through no hatch. */
const NOT_IN_A_FLAT: readonly AnswerField[] = ['roof', 'floor'];

/** What to photograph to answer a question of this home; nothing where no photo helps. */
export const photoOf = (field: AnswerField, isFlat: boolean): string | undefined =>
  isFlat && NOT_IN_A_FLAT.includes(field) ? undefined : PHOTO_OF[field];

/** Words around the photo that answers a question. */
export const PHOTO_COPY = {
  unsure: 'Weet u het niet zeker?',
  send: 'Stuur via WhatsApp een foto',
  of: (what: string) => `van ${what}. Dan kijken wij mee.`,
  message: (company: string, reference: string, question: string) =>
    `Hallo ${company}, hierbij een foto bij mijn aanvraag ${reference}. Het gaat om de vraag: ${question}`,
} as const;
