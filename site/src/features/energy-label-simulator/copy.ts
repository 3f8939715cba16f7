import type { AnswerField, LabelEstimate, MeasureId } from '@sens/engine';
import type { QuestionStep } from '#features/tool/QuestionSteps.tsx';
import { INSULATION } from '#words/plan/measure-words.ts';

/** The few questions that are always open; what tells most besides is named under the result. */
export const FIRST_QUESTIONS: readonly AnswerField[] = [
  'woningtype',
  'flatPosition',
  'bouwjaar',
  'floorAreaM2',
];

/** Everything else, in groups. */
export const MORE_QUESTIONS: readonly QuestionStep[] = [
  {
    title: 'Muur, dak, vloer en glas',
    fields: [
      'wall',
      'wallType',
      'roof',
      'roofType',
      'floor',
      'glazing',
      'doors',
      'draughtProofing',
      'crawlSpace',
    ],
  },
  {
    title: 'Installaties',
    fields: [
      'heating',
      'ventilation',
      'emitters',
      'hotWater',
      'cooking',
      'solarPanels',
      'roofOrientation',
      'batteryKwh',
    ],
  },
  {
    title: 'Verbruik, bewoners en maten',
    fields: [
      'residents',
      'thermostatC',
      'monthlyCostEur',
      'gasM3PerYear',
      'electricityKwhPerYear',
      'wallAreaM2',
      'roofAreaM2',
      'groundFloorAreaM2',
      'windowAreaM2',
    ],
  },
];

/** The measures one can try out, in groups. */
export const MEASURE_GROUPS: readonly { title: string; ids: readonly MeasureId[] }[] = [
  {
    title: 'Isolatie en glas',
    ids: [...INSULATION, 'isolerende-deur', 'kierdichting'],
  },
  { title: 'Ventilatie', ids: ['ventilatie', 'ventilatie-wtw'] },
  {
    title: 'Verwarming en warm water',
    ids: [
      'waterzijdig-inregelen',
      'radiatorfolie',
      'hybride-warmtepomp',
      'warmtepomp',
      'bodemwarmtepomp',
      'warmtepompboiler',
      'zonneboiler',
      'elektrisch-koken',
    ],
  },
  { title: 'Zelf opwekken', ids: ['zonnepanelen', 'pvt-panelen', 'thuisbatterij'] },
];

/** Words of the energy-label simulator. Its result is an indication, never an energy label. */
export const SIMULATOR_COPY = {
  main: 'Geschatte klasse',
  mainValue: (now: LabelEstimate, after: LabelEstimate | undefined) =>
    after ? `${now.likely} → ${after.likely}` : `${now.likely} (${now.best} tot ${now.worst})`,
  nowLine: 'Nu',
  afterLine: 'Straks',
  ep2: (mid: string, range: string) =>
    `ongeveer ${mid}\u00a0kWh per m² per jaar${range === mid ? '' : ` (${range})`}`,
  row: 'Uw huis',
  gas: 'Gas per jaar',
  heat: 'Warmte van het net per jaar',
  electricity: 'Stroom per jaar',
  cost: 'Kosten per maand',
  co2: 'CO₂ per jaar',
  gasUnit: 'm³',
  heatUnit: 'GJ',
  electricityUnit: 'kWh',
  co2Unit: 'kg',
  tryHint: 'Zet bij de vragen maatregelen aan. U ziet hier meteen wat ze doen.',
  disclaimer:
    'Dit is een indicatie en geen energielabel. Een energielabel mag alleen een EP-adviseur registreren, na een opname in uw huis.',
  tryTitle: 'Wat als u dit doet?',
  tryText: 'Zet aan wat u overweegt. De bedragen zijn schattingen.',
  tryInFlat:
    'Isolatie en glas zijn in een appartement meestal werk aan het hele gebouw. Daarover beslist de VvE. Zij vraagt ook de subsidie aan (SVVE), vóór het werk begint. Voor een warmtepomp is haar toestemming nodig.',
  alone: (label: string, ep2: string) => `Alleen dit: klasse ${label}, ${ep2}\u00a0kWh/m²`,
  saving: (amount: string) => `Bespaart ${amount} per jaar`,
  moreCost: (amount: string) => `Kost ${amount} per jaar meer`,
  noSaving: 'Bespaart bijna niets',
  conflict: (names: string) => `Past niet samen met: ${names}`,
  impossible: (count: number) =>
    count === 1
      ? 'Eén maatregel past niet bij uw huis'
      : `${count} maatregelen passen niet bij uw huis`,
  measureOn: (name: string) => `Maatregel: ${name}`,
  impossibleGround: 'Dit past niet bij dit huis.',
  notCounted: (name: string, ground: string) => `"${name}" telt niet mee. ${ground}`,
  dropped: (ground: string) => `Telt niet mee. ${ground}`,
  unknownMeasure: (given: string) => `De maatregel "${given}" kennen wij niet. Die telt niet mee.`,
  announcement: (now: string, after: string | undefined, cost: string) =>
    after
      ? `Nu ${now}. Straks ${after}. Kosten straks ${cost} per maand.`
      : `Uw huis: ${now}. Kosten nu ${cost} per maand.`,
  lossTitle: 'Hier gaat de warmte weg',
  lossText: (part: string, share: string) =>
    `Het meeste gaat weg via ${part}: ${share} van alle warmte die uw huis verliest.`,
  lossPart: 'Onderdeel',
  lossShare: 'Deel van het verlies',
  changeTitle: 'Wat de uitkomst het meest verandert',
  changeText: 'Deze antwoorden weten wij nog niet. Vul ze in, dan wordt de schatting beter.',
  change: (best: string, worst: string) => `De klasse kan nog uitkomen van ${best} tot ${worst}`,
  nothingToAsk: 'Geen enkel antwoord dat nog openstaat, verandert de klasse in zijn eentje.',
  method: [
    'Wij schatten hoeveel fossiele energie uw huis per m² gebruikt, met standaardbewoners. Dat getal bepaalt de klasse op de officiële schaal. Gas en stroom tellen daarin mee met een vaste factor.',
    'Voor gas, stroom en kosten rekenen wij anders: met wat bewoners van zulke huizen echt gebruiken. Daarom daalt uw rekening soms minder dan de klasse doet verwachten.',
    'Wat u niet invult, nemen wij aan op basis van woningtype en bouwjaar. Hoe meer wij aannemen, hoe breder de bandbreedte. Bij maatregelen tellen wij dubbele winst niet mee.',
  ],
} as const;
