import type { HeatLossPart, Woningtype } from '@sens/engine';

/** Names of the parts as they stand in the picture, where room is short. */
export const SHORT_PARTS: Record<HeatLossPart, string> = {
  dak: 'Dak',
  gevel: 'Gevel',
  vloer: 'Vloer',
  glas: 'Glas',
  ventilatie: 'Ventilatie',
  kieren: 'Kieren',
};

/** What the type of house means for its warmth. */
export const NEIGHBOURS: Record<Woningtype, string> = {
  tussenwoning: 'U heeft buren aan twee kanten. Naar hen toe gaat bijna geen warmte verloren.',
  hoekwoning: 'U heeft buren aan één kant. De kopgevel staat vrij en verliest dus warmte.',
  'twee-onder-een-kap':
    'U deelt één muur met de buren. De andere drie gevels staan vrij en verliezen warmte.',
  vrijstaand: 'Uw huis staat vrij. Alle gevels verliezen warmte.',
  appartement: 'Boven, onder of naast u wonen buren. Hoe meer buren, hoe minder warmte u verliest.',
};

/** Words around the picture of the heat loss. */
export const HEAT_LOSS_COPY = {
  title: 'Hier gaat de warmte weg',
  part: 'Onderdeel',
  intro: (part: string, share: string) =>
    `Nu gaat de meeste warmte weg via ${part}: ${share} van alle warmte die uw huis verliest. Hoe breder de pijl en hoe roder het deel, hoe meer warmte er weggaat.`,
  now: 'Nu',
  after: 'Na het plan',
  afterNote: (share: string, less: number) =>
    less < 0.005
      ? 'Het plan verandert niets aan de schil van uw huis. Er gaat evenveel warmte weg als nu.'
      : `Er gaat ${share} minder warmte weg dan nu. De percentages zijn delen van wat nu weggaat.`,
  draughts: (strips: string) =>
    `Kieren zijn alle naden waardoor ongemerkt lucht naar binnen en naar buiten gaat: in gevel en dak, bij de vloer en rond ramen en deuren. Tochtstrips en kit sluiten daarvan naar schatting ${strips}. Gevel en dak isoleren sluit er veel meer.`,
  viewTitle: 'Zo verliest uw huis nu warmte',
  viewNote: (ventilation: string, draughts: string) =>
    `De kleur laat zien hoeveel warmte via elk deel naar buiten gaat. Ventilatie (${ventilation} van het verlies) en kieren (${draughts}) hebben geen vaste plek en zijn dus niet ingekleurd.`,
  viewDescription: (parts: string) =>
    `Dit type huis met elk deel gekleurd naar zijn warmteverlies nu: ${parts}.`,
  little: 'weinig',
  much: 'veel',
  insulation: 'Gele lijn: isolatie',
  sketch: 'Een doorsnede van dit type huis, niet uw eigen huis.',
  table: 'Bekijk deze cijfers als tabel',
  caption: 'Deel van alle warmte die uw huis nu verliest',
  description: (title: string, parts: string) =>
    `Doorsnede van het huis, ${title.toLowerCase()}. Deel van het warmteverlies: ${parts}.`,
} as const;
