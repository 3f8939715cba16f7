import type { HeatLossPart } from '@sens/engine';

/** Names of the parts as they stand in the picture, where room is short. */
export const SHORT_PARTS: Record<HeatLossPart, string> = {
  dak: 'Dak',
  gevel: 'Gevel',
  vloer: 'Vloer',
  glas: 'Glas',
  ventilatie: 'Ventilatie',
  kieren: 'Kieren',
};

/** Of a plan that leaves the shell as it is. */
const SAME_LOSS =
  'Het plan verandert niets aan de schil van uw huis. Er gaat evenveel warmte weg als nu.';

/** Less than this share is no other loss. */
const SAME_SHARE = 0.005;

/** Words around the picture of the heat loss. */
export const HEAT_LOSS_COPY = {
  title: 'Hier gaat de warmte weg',
  part: 'Onderdeel',
  intro: (part: string, share: string) =>
    `Nu gaat de meeste warmte weg via ${part}: ${share} van alle warmte die uw huis verliest.`,
  each: (share: string) => `elk ${share}`,
  now: 'Nu',
  after: 'Na het plan',
  afterNote: (share: string, less: number) =>
    less < SAME_SHARE ? SAME_LOSS : `Er gaat ${share} minder warmte weg dan nu.`,
  /** The same where no "Na het plan" stands above it. */
  afterPlan: (share: string, less: number) =>
    less < SAME_SHARE ? SAME_LOSS : `Na het plan gaat er ${share} minder warmte weg dan nu.`,
  afterShares: 'De percentages zijn delen van wat nu weggaat.',
  draughts: (strips: string) =>
    `Kieren zijn alle naden waardoor ongemerkt lucht naar binnen en naar buiten gaat: in gevel en dak, bij de vloer en rond ramen en deuren. Tochtstrips en kit sluiten daarvan naar schatting ${strips}. Gevel en dak isoleren sluit er veel meer.`,
  draughtsNoRoof: (strips: string) =>
    `Kieren zijn alle naden waardoor ongemerkt lucht naar binnen en naar buiten gaat: in de gevel en rond ramen en deuren. Tochtstrips en kit sluiten daarvan naar schatting ${strips}. De gevel isoleren sluit er veel meer.`,
  viewTitle: 'Zo verliest uw huis nu warmte',
  viewNote: (ventilation: string, draughts: string) =>
    `Hoe roder een deel, hoe meer warmte er weggaat. Ventilatie (${ventilation}) en kieren (${draughts}) hebben geen vaste plek.`,
  viewDescription: (parts: string) =>
    `Dit type huis met elk deel gekleurd naar zijn warmteverlies nu: ${parts}.`,
  little: 'weinig',
  much: 'veel',
  table: 'Bekijk deze cijfers als tabel',
  caption: 'Deel van alle warmte die uw huis nu verliest',
} as const;
