import type { AnswerField, DwellingFacts, MeasureId, Reason, ReasonCode } from '@sens/engine';
import { reasonWords } from './reason-words.ts';

/** What was told or assumed of the house that settles a measure, by the measure. */
const FIELDS: Partial<Record<MeasureId, AnswerField>> = {
  spouwmuurisolatie: 'wall',
  gevelisolatie: 'wall',
  dakisolatie: 'roof',
  zoldervloerisolatie: 'roof',
  vloerisolatie: 'floor',
  bodemisolatie: 'floor',
  'hr-glas': 'glazing',
  'triple-glas': 'glazing',
  'isolerende-deur': 'doors',
  kierdichting: 'draughtProofing',
  'elektrisch-koken': 'cooking',
  'waterzijdig-inregelen': 'emitters',
  radiatorfolie: 'emitters',
};

/** The same where the ground is about something else than its measure mostly is. */
const FIELDS_OF_GROUND: { [Code in ReasonCode]?: AnswerField } = { 'geen-spouw': 'wallType' };

/** Words for what the reader told, and for what we assumed: the one is no fact, the other no guess. */
type Pair = readonly [told: string, assumed: string];

const byTeller = (words: (by: string) => string): Pair => [words('uw antwoord'), words('ons')];

const SETTLED: { [Code in ReasonCode]?: Pair } = {
  'al-geisoleerd': byTeller(
    (by) =>
      `Dit deel is volgens ${by} al geïsoleerd. Nog meer isolatie levert hier waarschijnlijk weinig op.`,
  ),
  'al-goed-glas': byTeller((by) => `Er zit volgens ${by} al goed glas in.`),
  'al-goede-deur': byTeller((by) => `De buitendeuren zijn volgens ${by} al geïsoleerd.`),
  'al-kierdicht': byTeller(
    (by) =>
      `De kieren bij ramen en deuren zijn volgens ${by} al gedicht. Wat er nog ontsnapt, gaat door de naden van gevel en dak.`,
  ),
  'geen-spouw': [
    'Uw muur heeft volgens uw antwoord geen spouw.',
    'Huizen van deze leeftijd hebben meestal geen spouw.',
  ],
  'geen-radiatoren': [
    'U verwarmt zonder radiatoren.',
    'Wij rekenen met verwarming zonder radiatoren.',
  ],
  'al-elektrisch-koken': ['U kookt al elektrisch.', 'Wij rekenen al met elektrisch koken.'],
};

/** A wall whose cavity was filled thinly can lose much, and still nothing can be added there. */
const FILLED_CAVITY: Pair = [
  'De buitenmuur is volgens uw antwoord al geïsoleerd. Een gevulde spouw bijvullen kan meestal niet.',
  'De spouw is volgens ons bij de bouw al (deels) gevuld. Bijvullen kan meestal niet.',
];

function pairOf(id: MeasureId, { code }: Reason, { wall }: DwellingFacts): Pair | undefined {
  const isThin = id === 'spouwmuurisolatie' && wall.value !== 'goed';
  return isThin && code === 'al-geisoleerd' ? FILLED_CAVITY : SETTLED[code];
}

/** Whether the reader told what settles a measure. */
export function isTold(id: MeasureId, dwelling: DwellingFacts, ground?: ReasonCode): boolean {
  const field = (ground && FIELDS_OF_GROUND[ground]) ?? FIELDS[id];
  return field !== undefined && dwelling[field].origin !== 'assumption';
}

/** Why a measure was left out of the report of this house. */
export function leftOutWords(
  { id, reason }: { id: MeasureId; reason: Reason },
  dwelling: DwellingFacts,
): string {
  // Without a crawl space there is a floor to insulate from above, but no ground below it.
  if (id === 'bodemisolatie' && reason.code === 'geen-kruipruimte')
    return 'Zonder kruipruimte is er geen bodem om te isoleren.';
  const [told, assumed] = pairOf(id, reason, dwelling) ?? [];
  return (isTold(id, dwelling, reason.code) ? told : assumed) ?? reasonWords(reason);
}
