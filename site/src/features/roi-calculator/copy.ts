import {
  type AnswerField,
  toolFigures2026 as figures,
  type LeverId,
  type LoanChoice,
  type MeasureId,
} from '@sens/engine';
import type { QuestionStep } from '#features/tool/QuestionSteps.tsx';
import { type NumberBounds, withUnit } from '#lib/typed-number.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import type { AmountKey } from './amounts.ts';
import type { PathWord } from './state.ts';

/** The first year without net metering. */
const FIRST_YEAR = figures.feedIn.end.value.endsOn.slice(0, 4);

/** The few questions that are always open. */
export const FIRST_QUESTIONS: readonly AnswerField[] = [
  'woningtype',
  'flatPosition',
  'bouwjaar',
  'floorAreaM2',
];

/** Everything else, in groups. */
export const MORE_QUESTIONS: readonly QuestionStep[] = [
  {
    title: 'Verbruik, bewoners en maten',
    fields: [
      'gasM3PerYear',
      'electricityKwhPerYear',
      'monthlyCostEur',
      'residents',
      'thermostatC',
      'wallAreaM2',
      'roofAreaM2',
      'groundFloorAreaM2',
      'windowAreaM2',
    ],
  },
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
      'doors',
      'draughtProofing',
    ],
  },
  {
    title: 'Installaties',
    fields: [
      'heating',
      'emitters',
      'hotWater',
      'cooking',
      'ventilation',
      'solarPanels',
      'roofOrientation',
      'batteryKwh',
    ],
  },
];

/** A measure's name. */
export const measureName = (id: MeasureId): string => MEASURE_WORDS[id]?.name ?? id;

/** Bounds as they read in "Kies een getal van 10 tot 30 jaar". */
export const boundsWords = ({ min, max }: NumberBounds, unit: string) =>
  `van ${withUnit(min, unit === '€' ? unit : undefined)} tot ${withUnit(max, unit)}`;

/** The questions with a number, each with its unit behind the field. */
export const AMOUNT_WORDS: Record<AmountKey, { label: string; hint?: string; unit: string }> = {
  gasprijs: { label: 'Gasprijs', hint: 'Per m³, met belasting en btw.', unit: '€' },
  stroomprijs: { label: 'Stroomprijs', hint: 'Per kWh, met belasting en btw.', unit: '€' },
  termijn: { label: 'Over hoeveel jaar wilt u rekenen?', unit: 'jaar' },
  'eigen-gebruik': {
    label: 'Hoeveel van uw zonnestroom gebruikt u meteen zelf?',
    hint: 'Overdag wassen of de auto laden maakt dit deel groter.',
    unit: '%',
  },
  opslag: { label: 'Hoeveel kWh kan de batterij bewaren?', unit: 'kWh' },
  teruglevering: {
    label: `Wat blijft er over van een kWh die u teruglevert, vanaf ${FIRST_YEAR}?`,
    hint: 'In centen: de vergoeding min de terugleverkosten in uw contract. Onder nul mag ook.',
    unit: 'ct',
  },
  rente: { label: 'Rente van uw lening', hint: 'Per jaar. Staat in uw offerte.', unit: '%' },
  looptijd: { label: 'Looptijd van de lening', unit: 'jaar' },
  leenbedrag: { label: 'Hoeveel leent u?', unit: '€' },
  rendement: {
    label: 'Wat kan uw geld anders opbrengen?',
    hint: 'Per jaar, boven de inflatie. Hiermee berekenen wij de contante waarde.',
    unit: '%',
  },
};

/** A number with its unit: "20 jaar", "€ 1,38". */
export const amountWords = (key: AmountKey, value: number): string =>
  withUnit(value, AMOUNT_WORDS[key].unit);

/** Words of the payback tool. */
export const ROI_COPY = {
  measures: 'Wat wilt u doen?',
  measuresText:
    'Ons advies staat aan: wat alles bij elkaar het voordeligst of het zekerst is. Zet aan of uit wat u wilt.',
  measuresTextNone: 'Wij raden nu niets aan. Zet zelf aan wat u wilt doorrekenen.',
  neededForPump: 'Nodig voor de warmtepomp.',
  neededForGasFree: 'Nodig om van het gas af te gaan.',
  advised: 'ons advies',
  on: 'aan',
  measureOn: (name: string) => `Maatregel: ${name}`,
  indicative: 'indicatief',
  backToAdvice: 'Terug naar ons advies',
  otherMeasures: 'Ook mogelijk in uw huis',
  unavailable: 'Niet nodig of niet mogelijk',
  measurePrice: (price: string) => `ongeveer ${price}`,
  ownPrice: (price: string) => `${price}, uw offerte`,
  noPrice: 'prijs uit uw offerte',
  saves: (amount: string) => `bespaart ${amount} per jaar`,
  costsMore: 'bespaart niets op de rekening',
  notCounted: (ground: string) => `Telt niet mee. ${ground}`,
  replaces: (name: string) => `Zet u dit aan, dan gaat "${name}" uit: die twee gaan niet samen.`,
  needsPrice: (name: string) =>
    `"${name}" telt nog niet mee. Vul eerst de prijs van uw offerte in, wij verzinnen er geen.`,
  guidePrice: (range: string, kwh: string) => `Richtprijs: ${range} voor ${kwh} kWh (indicatief).`,
  needsSize: 'Vul ook in hoeveel kWh de batterij kan bewaren. Tot dan telt hij niet mee.',
  unknownMeasure: (word: string) => `De maatregel "${word}" kennen wij niet. Wij rekenen zonder.`,
  unknownWord: (key: string, word: string, used: string) =>
    `"${word}" kennen wij niet bij ${key}. Wij rekenen met "${used}".`,

  offers: 'Of vul uw eigen offerte in',
  offersText: 'Met btw, zonder aftrek van subsidie. Laat leeg wat u niet weet.',
  priceOf: (name: string) => `Prijs van "${name}"`,

  assumptions: 'Waar rekenen wij mee?',
  pathQuestion: 'Wat doen de energieprijzen?',
  pathHint: 'Boven op de inflatie. Alle bedragen zijn in euro van nu.',
  prices: 'Energieprijzen',
  horizon: 'Jaren en rendement',
  solar: 'Zonnestroom',
  loan: 'Betalen',
  loanQuestion: 'Hoe betaalt u het?',
  loanTermWarmtefonds: 'Looptijd bij het Warmtefonds',
  rateNeeded: 'Vul de rente uit uw offerte in. Tot dan rekenen wij zonder lening.',
  warmtefondsNote: (income: string, max: string) =>
    `Zonder rente bij een gezamenlijk inkomen onder ${income} (Warmtefonds, ${figures.loans.warmtefondsZero.date}). Het gaat om het verzamelinkomen op uw belastingaanslag. Hoogstens ${max} (indicatief).`,
  warmtefondsTooLittle: (least: string) =>
    `Het Warmtefonds leent vanaf ${least}. Wij rekenen dus zonder lening.`,
  grantRepays:
    'De subsidie krijgt u pas na het werk. U leent dus eerst ook dat deel. Wij rekenen alsof u het daarna meteen aflost.',
  loanVve: (names: string) => `Niet in deze lening: wat meestal de VvE betaalt (${names}).`,
  loanAllVve: (names: string) =>
    `Dit betaalt meestal de VvE: ${names}. Daar leent u niet zelf voor.`,
  loanCapped: (amount: string) => `De rekening is lager. Wij rekenen met een lening van ${amount}.`,
  warmtefondsRest: (rest: string) => `De andere ${rest} betaalt u met eigen geld.`,
  slider: (label: string) => `${label} Schuifregelaar`,
  years: (value: number) => `${value} jaar`,
  ourAssumption: 'Wij rekenen met',
  ownAnswer: 'door u ingevuld',

  adjusted: (label: string, given: string, used: string | undefined, bounds: string) => {
    const about = label.endsWith('?') ? label : `${label}:`;
    return used === undefined
      ? `${about} "${given}" is geen getal. Wij rekenen met ons eigen getal.`
      : `${about} "${given}" kunnen wij niet gebruiken. Kies een getal ${bounds}. Wij rekenen met ${used}.`;
  },
  outOfBounds: (bounds: string, used: string) =>
    `Kies een getal ${bounds}. Wij rekenen nu met ${used}.`,
  noNumber: 'Vul een getal in. Tot dan rekenen wij met ons eigen getal.',
  noNumberNeeded: 'Vul een getal in.',

  spoken: (answer: string, gain: string, amount: string) => `${answer}. ${gain}: ${amount}.`,
  mainLabel: 'Terugverdiend',
  nothingChosen: 'Zet een maatregel aan. Dan rekenen wij hem door.',
  onlyPending: 'Vul de prijs van uw offerte in. Dan rekenen wij hem door.',
  onlyPendingShort: 'Vul een prijs in',
  nothingChosenShort: 'Kies een maatregel',
  about: (amount: string) => `ongeveer ${amount}`,
  pay: 'U betaalt zelf, na subsidie',
  gain: (years: number) => `Winst of verlies na ${years} jaar`,
  redAgain: 'na de terugverdientijd weer in het rood',
  npv: 'Netto contante waarde',
  npvHint: (pct: string) => `geld van later telt ${pct}% per jaar minder`,
  monthly: 'Voordeel per maand in het eerste jaar',
  monthlyLoan: 'Per maand in het eerste jaar, na aflossing en rente',
  shared: (names: string) =>
    `Van het hele gebouw, en dus meestal van de VvE: ${names}. De VvE beslist en vraagt vóór het werk de SVVE aan. Die subsidie zit niet in deze bedragen.`,
  subsidyYear: (year: number) => `Subsidie: bedragen ${year}, voor wie in de eigen woning woont.`,
  subsidyOutdated: (year: number) =>
    `Subsidie: bedragen ${year}. Kijk bij RVO of er nieuwe bedragen gelden.`,
  indication: 'Alles is een indicatie, in euro van nu.',
  spread: 'De jaren hierboven lopen van gunstige naar ongunstige energieprijzen.',
  outlasts: (years: number) =>
    `Wat na ${years} jaar nog meegaat, zoals isolatie of een toestel dat u onderweg verving, levert daarna nog op. Dat telt hier niet mee.`,
  otherPayback:
    'Het rapport rekent met de energieprijzen van nu. Hier tellen ook andere energieprijzen mee. Daarom kan het hier langer duren.',

  start: 'Start',
  chartTitle: 'Zo loopt het op',
  chartSeries: 'Alles bij elkaar opgeteld',
  chartYear: 'Jaar',
  chartBand: 'Bij dalende of stijgende energieprijzen',
  chartBreakEven: (year: number) => `Terugverdiend rond ${year}`,
  chartText: {
    pays: (line: string, high: string) =>
      `U begint met wat u uitgeeft.${line} Het vlak laat zien wat dalende of stijgende energieprijzen doen${high}.`,
    never: (years: number) =>
      `U begint met wat u uitgeeft. Binnen ${years} jaar komt de lijn niet boven nul. Het vlak laat zien wat dalende of stijgende energieprijzen doen.`,
    above: (year: number) => ` Rond ${year} komt de lijn boven nul.`,
    aboveLater: (year: number, above?: number) =>
      ` Rond ${year} is dat terugverdiend. De lijn staat dan nog onder nul: wat u intussen vervangt, telt daarin in één keer mee.${above ? ` Rond ${above} komt hij erboven.` : ''}`,
    dip: (year: number, isReplaced: boolean, above?: number) =>
      ` In ${year} zakt hij er weer onder${isReplaced ? ', omdat er dan iets wordt vervangen' : ''}.${above ? ` Vanaf ${above} blijft hij erboven.` : ''}`,
    uncertain: '. Vallen die tegen, dan kan het langer duren dan deze jaren',
  },

  yearsTitle: 'Wat het elk jaar oplevert en kost',
  yearsText: (paid: string) =>
    `Boven nul wat u overhoudt, onder nul wat u betaalt. De investering van ${paid} staat in het eerste jaar van de tabel, niet in deze balken.`,
  yearsCut: 'Een balk met een streep erdoor is langer dan de tekening. Het bedrag staat ernaast.',
  seriesHeat: 'Gas en warmte',
  seriesElectricity: 'Stroom',
  seriesSolar: 'Zon en teruglevering',
  seriesCosts: 'Vervanging en lening',

  tableTitle: 'Jaar voor jaar',
  tableText: 'In euro van nu, bij het prijspad dat u koos. Een min betekent dat u betaalt.',
  columns: {
    year: 'Jaar',
    investment: 'Investering',
    subsidy: 'Subsidie',
    gas: 'Gas',
    heat: 'Warmte',
    electricity: 'Stroom',
    solar: 'Zon, zelf gebruikt',
    feedIn: 'Teruglevering',
    fixed: 'Vaste kosten gas',
    replacement: 'Vervanging',
    loan: 'Lening',
    net: 'Netto',
    total: 'Opgeteld',
    debt: 'Schuld over',
  },

  saldering: 'Met en zonder salderen',
  salderingText: (last: string, end: string) =>
    `Tot en met ${last} streept u teruggeleverde stroom weg tegen stroom die u koopt. Vanaf ${end} kan dat niet meer. Eerst ziet u hoe het nu is, daarna waar wij mee rekenen.`,
  salderingEndedText: (last: string, end: string) =>
    `Tot en met ${last} streepte u teruggeleverde stroom weg tegen stroom die u kocht. Sinds ${end} kan dat niet meer. Eerst ziet u hoe het was, daarna waar wij mee rekenen.`,
  withNetting: 'Met salderen',
  withNettingSub: (last: string) => `zoals tot en met ${last}`,
  withoutNetting: 'Zonder salderen',
  withoutNettingSub: (end: string) => `vanaf ${end}, hiermee rekenen wij`,
  withoutNettingEndedSub: (end: string) => `sinds ${end}, hiermee rekenen wij`,
  lost: (amount: string, years: number) =>
    `Het einde van salderen kost u ongeveer ${amount} in ${years} jaar.`,
  nothingLost: 'Het einde van salderen kost u hier niets.',
  panelsOnly: 'Alleen de panelen',
  wholePackage: 'Alles samen',
  payback: 'Terugverdiend',
  total: (years: number) => `Na ${years} jaar`,

  perMeasure: 'Per maatregel',
  perMeasureText:
    'Elke maatregel met zijn eigen besparing, als wat ervoor staat al is gedaan. De terugverdientijd loopt van gunstige naar ongunstige energieprijzen.',
  measure: 'Maatregel',
  price: 'Investering',
  subsidy: 'Subsidie',
  saving: 'Besparing per jaar',
  viaVve: 'via de VvE (SVVE)',
  notWithinLife: (years: number) => `waarschijnlijk niet terugverdiend in ${years} jaar`,

  levers: 'Wat de uitkomst het meest bepaalt',
  leversText: (years: number) =>
    `Wij rekenden opnieuw met één ding anders. U ziet de winst of het verlies na ${years} jaar. De grootste invloed staat bovenaan.`,
  driver: (name: string, pct: string) => `${name} ${pct} anders`,
  allLevers: 'Bekijk hoe dat uitpakt',
  lever: (name: string, pct: string, side: 'lager' | 'hoger') => `${name} ${pct} ${side}`,
  paidBack: (words: string) => `terugverdiend: ${words}`,
  leverSwing: (amount: string) => `scheelt ${amount}`,
  leverSpan: (amount: string) => `${amount} tussen beide uitkomsten`,

  reasons: 'Goed om te weten',
  notOwnIncluded:
    'Onderhoud, een hogere waarde van uw huis en een tweede subsidie bij vervanging tellen niet mee.',
} as const;

/** Price paths as the visitor picks them; the percentages come behind it. */
export const PATH_LABELS: Record<PathWord, string> = {
  dalend: 'Dalend',
  gelijk: 'Gelijk',
  stijgend: 'Stijgend',
};

export const LOAN_LABELS: Record<LoanChoice, { label: string; explanation?: string }> = {
  geen: { label: 'Met eigen geld' },
  warmtefonds: { label: 'Warmtefonds', explanation: 'Lening zonder rente, bij een lager inkomen' },
  eigen: { label: 'Een andere lening', explanation: 'Met de rente uit uw offerte' },
};

/** The same on the closed fold. */
export const LOAN_NOTES: Record<LoanChoice, string> = {
  geen: 'met eigen geld',
  warmtefonds: 'Warmtefonds',
  eigen: 'een andere lening',
};

export const LEVER_NAMES: Record<LeverId, string> = {
  gasprijs: 'Gasprijs',
  warmteprijs: 'Prijs van de warmte',
  stroomprijs: 'Stroomprijs',
  investering: 'Investering',
  besparing: 'Besparing',
};

/** How it is computed, in paragraphs. */
export const METHOD = [
  'Wij zetten elk jaar op een rij wat u uitgeeft en wat u bespaart. De besparing in m³ gas en kWh stroom komt uit dezelfde berekening als ons rapport: uw huis, het echte gebruik van bewoners, en de maatregelen in de goede volgorde.',
  'Terugverdiend is het jaar waarin alles wat u uitgaf weer binnen is. Een schuld die nog openstaat, telt als nog niet terugverdiend. Wat vóór het einde stukgaat, vervangt u op uw kosten. Daarvan tellen alleen de jaren dat het dan al dienstdoet, en bij de winst of het verlies de jaren binnen deze periode. Een nieuwe omvormer telt bij de terugverdientijd helemaal mee.',
  'De lijn volgt het prijspad dat u kiest. Het vlak en de jaren erbij laten zien wat dalende of stijgende energieprijzen doen, en niets anders. Gas en stroom bewegen daarin los van elkaar, teruglevering beweegt mee met stroom. Wat een andere besparing of prijs doet, staat apart: wij veranderen dan steeds één ding.',
  `Zonnepanelen rekenen wij vanaf ${FIRST_YEAR} zonder salderen door: wat u meteen zelf gebruikt, hoeft u niet te kopen. Wat u teruglevert, brengt de vergoeding min de terugleverkosten op.`,
  'Netto contante waarde: wat het plan nu waard is, als geld van later minder telt dan geld van nu. Boven nul is het plan beter dan uw geld laten staan.',
] as const;
