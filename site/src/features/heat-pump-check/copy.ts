import type { AnswerField } from '@sens/engine';
import type { QuestionStep } from '#features/tool/QuestionSteps.tsx';

/** The few questions that are always open. */
export const FIRST_QUESTIONS: readonly AnswerField[] = [
  'woningtype',
  'flatPosition',
  'bouwjaar',
  'floorAreaM2',
  'monthlyCostEur',
];

/** Everything else about the house, in groups. */
export const MORE_QUESTIONS: readonly QuestionStep[] = [
  {
    title: 'Muur, dak, vloer en glas',
    fields: [
      'wall',
      'wallType',
      'roof',
      'roofType',
      'floor',
      'crawlSpace',
      'glazing',
      'draughtProofing',
      'ventilation',
    ],
  },
  {
    title: 'Verwarming en warm water',
    fields: ['heating', 'emitters', 'hotWater', 'residents', 'thermostatC', 'cooking'],
  },
  {
    title: 'Wat u nu verbruikt',
    fields: ['gasM3PerYear', 'electricityKwhPerYear', 'solarPanels'],
  },
];

/** The one rule by which a kind is advised; said in the same words wherever a reason is given. */
export const ADVICE_RULE = 'als alle kosten en besparingen meetellen, ook die van het isoleren';

/** Words of the heat-pump check. */
export const HEAT_PUMP_COPY = {
  main: 'Past een warmtepomp?',
  mainAfter: (count: string) => `Na ${count}`,
  placeStep: 'Plek voor de buitenunit en uw ketel',
  soundStep: 'Geluid van de buitenunit',

  costs: 'Ja, het kan, maar het verdient zich niet terug',
  costsAfter: (count: string) => `Ja, na ${count}, maar het verdient zich niet terug`,
  mainCosts: 'Kan, loont nu niet',
  keeps: 'Het kan, maar wacht nog',
  keepsText: (count: string, kind: string, vve: boolean) =>
    `Na ${count} past ${kind} bij uw huis${vve ? ', als uw VvE akkoord is' : ''}.`,
  mainKeeps: 'Kan, maar wacht nog',
  now: 'Ja, nu al',
  nowText: (kind: string, vve: boolean) =>
    `Bij uw huis past ${kind}${vve ? ', als uw VvE akkoord is' : ''}.`,
  after: (count: string) => `Ja, na ${count}`,
  afterText: (kind: string, vve: boolean) =>
    `Daarna past ${kind} bij uw huis${vve ? ', als uw VvE akkoord is' : ''}.`,
  notNow: 'Nu niet',
  notNowText: 'Wij zien nu geen warmtepomp die hier past.',
  done: 'U heeft er al een',
  doneText: 'U verwarmt al met een warmtepomp zonder gas. Een andere is niet nodig.',
  assumed: 'U heeft er waarschijnlijk al een',
  assumedText: 'Wij nemen aan dat u al een warmtepomp heeft. Klopt dat niet?',
  assumedChange: 'Verander het hier',
  mainAssumed: 'Heeft u er al een?',
  announcement: (title: string, sentence: string, figures: string) =>
    `${title}. ${sentence} ${figures}`.trim(),
  announcedNoBill: 'Vul uw maandbedrag in. Dan ziet u of het loont.',
  announcedFigures: (saving: string, net: string) =>
    `Besparing per jaar: ${saving}. U betaalt zelf: ${net}.`,
  announcedTogether: (saving: string, net: string) =>
    `Samen met de maatregelen betaalt u ${net}. Besparing per jaar: ${saving}.`,
  keyFigures: 'De cijfers bij dit advies',
  billTitle: 'Loont het ook voor u?',
  billText:
    'Dat hangt af van wat u nu betaalt. Vul in wat u per maand betaalt, of uw gas en stroom per jaar. Dan ziet u meteen ons advies, de besparing en de terugverdientijd.',
  billFill: 'Vul uw maandbedrag in',
  billEstimate: (amount: string) => `Weet ik niet: reken met ${amount} per maand`,
  estimated: (amount: string) =>
    `Wij kennen uw rekening niet en rekenen met ${amount} per maand, onze schatting voor een huis als dit. Met uw eigen bedrag wordt het advies zekerder.`,
  moneyWaits: 'De besparing en de terugverdientijd ziet u zodra u uw rekening invult.',
  unknownBill: (word: string) => `"${word}" kennen wij niet bij rekening. Wij rekenen zonder.`,
  disclaimer:
    'Alles is een indicatie. Een installateur berekent het precies, na een bezoek aan uw huis.',

  firstNet: (what: string) => `U betaalt zelf, ${what} vooraf`,
  firstSaving: (what: string) => `Besparing per jaar door ${what}`,
  pumpNet: 'U betaalt zelf, alleen de warmtepomp',
  pumpNetCooking: 'U betaalt zelf, warmtepomp met elektrisch koken',
  pumpSaving: 'Besparing per jaar door de warmtepomp',
  pumpSavingCooking: 'Besparing per jaar door warmtepomp en elektrisch koken',
  together: (net: string) => `Samen met deze maatregelen betaalt u ${net}.`,
  togetherOne: (net: string) => `Samen met deze maatregel betaalt u ${net}.`,
  togetherSaving: (saving: string) => `De besparing per jaar is dan: ${saving}.`,
  togetherPayback: (years: string) => `Alles samen terugverdiend: ${years}.`,
  togetherNoPayback:
    'Alles samen verdient zich waarschijnlijk niet terug. U krijgt er wel een warmer huis voor.',
  hybridNow:
    'Gerekend in uw huis van nu. Isoleert u eerst, dan bespaart de hybride minder. Het rapport rekent dat door.',
  togetherUnpriced: (names: string) => `Wij kennen geen prijs voor: ${names}. Die komt er nog bij.`,
  noPrice: 'prijs onbekend',

  firstTitle: 'Wat moet er eerst?',
  firstText: (kind: string) => `Doe dit voordat u kiest voor ${kind}. Dit betaalt u daarvoor zelf:`,
  firstDone: 'Niets. De isolatie is naar verwachting goed genoeg.',
  firstHybrid: 'Niets is verplicht. Isoleren maakt hem wel zuiniger.',
  flatPlace:
    'Wij weten niet waar in het gebouw u woont en rekenen met een gemiddeld verlies door dak en vloer. Ligt uw appartement direct onder het dak of op de begane grond?',
  toFlatPlace: 'Vul dat in',
  toSimulator: 'Bekijk de geschatte klasse daarna',

  compareTitle: 'De drie soorten naast elkaar',
  compareText: 'Gerekend voor uw huis, en vergeleken met hoe u nu verwarmt.',
  compareAfter:
    'Moet er bij een soort eerst iets gebeuren, dan vergelijken wij in het huis daarna. Een hybride rekenen wij door in het huis van nu.',
  row: 'Per soort',
  suitability: 'Kan dit in uw huis?',
  recommended: 'Ons advies',
  notWorkedOut: 'niet doorgerekend',
  power: 'Vermogen',
  orMore: (range: string) => `${range} of meer`,
  atPower: (amount: string, kW: string) => `${amount} bij ${kW}`,
  aroundPower: (amount: string, kW: string) => `${amount}, rond ${kW}`,
  moneyAtPower: (kW: string) =>
    `De bedragen gelden voor een warmtepomp van ${kW}. Kiest u een andere maat, dan verandert ook wat u betaalt.`,
  powerNow: 'Vermogen als u nu kiest',
  powerAfter: 'Vermogen na de maatregelen',
  supply: 'Temperatuur van het water',
  supplyHint: 'op een koude dag',
  scop: 'Jaarrendement, alleen verwarming',
  scopHint: 'delen warmte uit 1 deel stroom',
  scopWater: 'Jaarrendement, ook warm water',
  scopWaterHint: 'met pompen, stand-by en element',
  boilerWater: 'de ketel maakt het warme water',
  gas: 'Minder gas per jaar',
  electricity: 'Meer stroom per jaar',
  saving: 'Besparing per jaar',
  savingPump: 'Besparing per jaar, door de warmtepomp',
  savingTogether: 'Besparing per jaar, met de maatregelen vooraf',
  co2: 'Minder CO₂ per jaar',
  investment: 'Prijs met plaatsing',
  indicative: 'indicatief',
  grant: (year: number) => `ISDE, bedragen ${year}`,
  grantHint: 'voor wie zelf in het huis woont',
  noGrant: 'geen',
  unknownGrant: 'vraag het bij RVO',
  net: 'U betaalt zelf',
  netPump: 'U betaalt zelf, voor de warmtepomp',
  withCooking: (amount: string) => `${amount}, met elektrisch koken`,
  netTogether: 'U betaalt zelf, met de maatregelen vooraf',
  payback: 'Terugverdiend in',
  paybackTogether: 'Terugverdiend in, met de maatregelen vooraf',
  costsMore: (range: string) => `geen, het kost ${range} meer`,
  unsureSaving: (most: string) => `hoogstens ${most}`,
  noSaving: 'bijna niets',
  knowMore: (kind: string) => `Goed om te weten: ${kind}`,
  grantOutdated: (year: number) =>
    `De subsidie is die van ${year}. Kijk bij RVO of er nieuwe bedragen gelden.`,

  lossTitle: 'Hier verliest uw huis warmte',
  lossText: (kw: string, outside: string, perM2: string, share: string, part: string) =>
    `Als het ${outside} is, verliest uw huis ${kw}. Dat is ${perM2} per m². Het meeste, ${share}, gaat weg via ${part}.`,
  lossPart: 'Onderdeel',
  lossKw: 'Verlies op een koude dag',
  supplyNow: (supply: string) =>
    `Zoals uw huis nu is, heeft het dan water van ongeveer ${supply} nodig. Een warmtepomp werkt goed tot 55 graden.`,

  proofTitle: 'De 50-gradenproef: doe hem deze winter',
  proofText: 'Zo merkt u zelf of uw radiatoren genoeg warmte geven. Het kost niets.',
  proofSteps: [
    'Wacht op een koude periode: liefst meer dan 5 graden vorst in de nacht.',
    'Zet het water van de verwarming op 50 graden. Laat het kraanwater op 60 graden staan, vanwege legionella.',
    'Draai alle radiatoren open. Laat de thermostaat dag en nacht gelijk staan.',
    'Houd dit twee dagen vol en schrijf per kamer op hoe warm het wordt.',
  ],
  proofGood: 'Overal warm? Dan kan volledig elektrisch waarschijnlijk.',
  proofBad: 'Eén kamer koud? Daar helpt een grotere radiator. Alles koud? Isoleer dan eerst.',
  proofNotNeeded: 'U verwarmt niet met gewone radiatoren. De proef is dan meestal niet nodig.',

  noiseTitle: 'Hoe ver moet de buitenunit van de buren staan?',
  noiseText: (night: number, day: number) =>
    `Op de erfgrens mag een unit hoogstens ${night} dB maken, en overdag ${day} dB als hij een stille nachtstand heeft (indicatief).`,
  noisePower: (db: number, own: boolean) =>
    own
      ? `Gerekend met uw unit van ${db} dB.`
      : `Gerekend met ${db} dB, het hardste dat in de EU mag. Een stille unit mag dichterbij.`,
  noiseOwn: (level: number, distance: string, fits: { fitsNight: boolean; fitsDay: boolean }) => {
    const tooLoud = fits.fitsDay ? 'te hard voor de nacht' : 'te hard, ook overdag';
    return `Op ${distance} hoort u op de erfgrens ongeveer ${level} dB. Dat is ${fits.fitsNight ? 'stil genoeg' : tooLoud}.`;
  },
  noiseAround: 'Om de unit',
  noiseNight: 'Afstand ’s nachts',
  noiseDay: 'Afstand overdag',
  noiseUnit: (metres: string) => `${metres}\u00a0m`,
  noisePlaces: 'Plekken en wat die vragen',
  noiseNone: 'Er is geen buitenunit om door te rekenen.',
  house: 'Uw huis',
  unit: 'unit',
  boundary: 'erfgrens',
  neighbours: 'Buren',
  needed: (metres: string) => `nodig: ${metres}\u00a0m`,
  given: (metres: string) => `bij u: ${metres}\u00a0m`,

  changeTitle: 'Wat de uitkomst het meest verandert',
  changeText: 'Deze antwoorden weten wij nog niet. Vul ze in, dan weet u meer.',
  nothingToAsk: 'U heeft alles ingevuld wat veel uitmaakt.',
  changesKind: (kinds: string) => `Het advies kan worden: ${kinds}.`,
  noKind: 'geen warmtepomp',
  changesVerdict: 'Of volledig elektrisch nu al kan, hangt hiervan af.',
  changesPower: (range: string) => `Vermogen: ${range} kW.`,
  changesSaving: (range: string, withFirst: boolean) =>
    `Besparing${withFirst ? ', met de maatregelen vooraf' : ''}: ${range} per jaar.`,

  alsoTitle: 'Ook goed om te weten',
  airTitle: 'En een airco om te verwarmen?',
  airText: 'Een airco is ook een warmtepomp, van lucht naar lucht. Wij rekenen hem niet door.',
  normTitle: 'Wordt hybride verplicht?',
  normText: (year: number) =>
    `Er is nog geen wet. Aangekondigd is dat hybride vanaf ${year} (indicatief) de norm wordt als u een ketel vervangt. Met een goede ketel hoeft u nu niets.`,
  powerTitle: 'Kan uw meterkast het aan?',
  powerText:
    'Bij hybride is de gewone aansluiting meestal genoeg. Volledig elektrisch vraagt vaak 3 x 25 A. Op sommige plekken is het stroomnet vol: vraag het op tijd aan.',

  method: [
    'Wij schatten hoeveel warmte uw huis op een koude dag verliest. Daaruit volgt het vermogen van de warmtepomp. Hoe warm het water moet zijn, volgt uit uw radiatoren en uw isolatie.',
    'Of volledig elektrisch kan, bepalen wij met de eisen van Milieu Centraal: dak en vloer goed geïsoleerd, een gevulde spouw en HR++-glas. Een hybride kan in bijna elk huis met een ketel.',
    'Gas, stroom en besparing berekenen wij met wat bewoners echt gebruiken. Vult u uw rekening in, dan rekenen wij daarmee.',
    `Ons advies is de voordeligste of de zekerste keuze ${ADVICE_RULE}.`,
    'Het geluid berekenen wij van de unit naar de erfgrens, met weerkaatsing tegen de grond en muren. Dat is een indicatie: ter plaatse telt ook wat ertussen staat.',
  ],
} as const;
