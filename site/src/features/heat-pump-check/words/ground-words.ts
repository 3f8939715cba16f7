import type { HeatPumpGroundCode, HeatPumpReason, HeatPumpSuitability } from '@sens/engine';
import { degrees, numberOf, partWords, type Words } from './phrases.ts';

/** Why a kind has its verdict. */
export const GROUND_WORDS: Words<HeatPumpGroundCode> = {
  'goed-geisoleerd': () => 'Uw huis is naar verwachting goed genoeg geïsoleerd.',
  'werkt-naast-ketel': () =>
    'De ketel blijft en helpt op koude dagen. Daarom hoeft uw huis niet helemaal geïsoleerd te zijn.',
  'isoleren-loont': (v) =>
    `Isoleren helpt wel: ${partWords(v.onderdelen)}. De ketel hoeft dan minder te helpen.`,
  'eerst-isoleren': (v) => `Nog niet goed genoeg geïsoleerd: ${partWords(v.onderdelen)}.`,
  'vloer-zonder-kruipruimte': () =>
    'De vloer is nog niet goed geïsoleerd. Zonder kruipruimte kan dat alleen van bovenaf, bij een nieuwe vloer. Het hoeft niet voor deze warmtepomp, maar scheelt wel stroom.',
  'vijftig-graden-proef': (v) =>
    `Doe eerst de proef: zet alleen het verwarmingswater op ${numberOf(v, 'graden')} graden als het buiten kouder is dan ${degrees(numberOf(v, 'buitenC'))}. Het kraanwater blijft op 60 graden, tegen legionella.`,
  warmtenet: () => 'Uw huis krijgt warmte van een warmtenet.',
  'al-hybride': () => 'U heeft al een hybride warmtepomp.',
  'al-warmtepomp': (v) =>
    v.aangenomen
      ? 'Wij nemen aan dat u al een warmtepomp heeft.'
      : 'U heeft al een warmtepomp zonder gas.',
  'vve-toestemming': () => 'Uw VvE moet toestemming geven.',
  'vve-buitenunit': () =>
    'Eerst moet de VvE akkoord zijn en moet er een plek voor de buitenunit zijn. Vul die twee vragen in, dan rekenen wij het door.',
  'vve-weigert': () => 'Uw VvE wil geen buitenunit.',
  'geen-buitenruimte': () => 'Er is geen plek voor een buitenunit.',
  'geen-eigen-grond': () => 'Voor een bodembron is een eigen tuin nodig.',
};

/** A ground in Dutch. */
export const groundWords = ({ code, values = {} }: HeatPumpReason<HeatPumpGroundCode>): string =>
  GROUND_WORDS[code](values);

/** A verdict in a word or three. */
export const SUITABILITY_WORDS: Record<HeatPumpSuitability, (measures: number) => string> = {
  'nu-geschikt': () => 'Kan nu al',
  'na-maatregelen': (count) => `Na ${countWords(count)}`,
  'niet-geschikt': () => 'Nu niet',
};

/** "1 maatregel", "3 maatregelen". */
export const countWords = (count: number): string =>
  count === 1 ? '1 maatregel' : `${count} maatregelen`;
