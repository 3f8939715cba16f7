import type { Choice, FoundField } from '@sens/engine';

/** What one may find in the house after all, as the first half of a sentence. */
export type OutsideCopy = { [Field in FoundField]: Record<Choice<Field>, string> };

export const OUTSIDE_COPY: OutsideCopy = {
  wallType: {
    spouw: 'Heeft uw buitenmuur toch een spouw',
    massief: 'Heeft uw buitenmuur geen spouw',
  },
  wall: {
    niet: 'Is uw buitenmuur niet geïsoleerd',
    matig: 'Is uw buitenmuur al matig geïsoleerd',
    goed: 'Is uw buitenmuur al goed geïsoleerd',
  },
  roof: {
    niet: 'Is uw dak niet geïsoleerd',
    matig: 'Is uw dak al matig geïsoleerd',
    goed: 'Is uw dak al goed geïsoleerd',
  },
  floor: {
    niet: 'Is uw vloer niet geïsoleerd',
    matig: 'Is uw vloer al matig geïsoleerd',
    goed: 'Is uw vloer al goed geïsoleerd',
  },
  glazing: {
    enkel: 'Heeft u nog enkel glas',
    dubbel: 'Heeft u nog gewoon dubbel glas',
    'hr++': 'Heeft u al HR++-glas',
    triple: 'Heeft u al triple glas',
  },
  flatPosition: {
    onbekend: 'Ligt uw appartement anders dan wij denken',
    tussen: 'Ligt uw appartement tussen andere woningen',
    hoek: 'Ligt uw appartement op de hoek',
    dak: 'Ligt uw appartement onder het dak',
    'dak-hoek': 'Ligt uw appartement onder het dak en op de hoek',
    'begane-grond': 'Ligt uw appartement op de begane grond',
  },
};

/** A likely case in words: "Is uw dak al goed geïsoleerd". */
export const outsideCaseWords = (field: FoundField, answer: string, copy: OutsideCopy): string =>
  (copy[field] as Record<string, string>)[answer] ?? '';
