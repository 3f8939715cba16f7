import { type IsdeHeatPumpKind, type LabelClass, toolFigures2026 } from '@sens/engine';
import { formatDate } from '#lib/format-nl.ts';
import type { FlagDetail } from './measures.ts';
import type { HomeFlag, Owner } from './state.ts';

const { buildDate, doubling, largeSolarBoilers } = toolFigures2026.isde;

/** Who asks, as the page says it. */
export const OWNER_WORDS: Record<Owner, { label: string; text: string }> = {
  eigenaar: { label: 'Eigenaar-bewoner', text: 'Ik woon in mijn eigen huis' },
  vve: { label: 'VvE', text: 'Mijn huis hoort bij een vereniging van eigenaars' },
  verhuurder: { label: 'Verhuurder', text: 'Ik verhuur deze woning' },
};

/** What may be true of the home besides. */
export const HOME_FLAG_WORDS: Record<HomeFlag, string> = {
  monument: 'Het is een monument',
  secondHome: 'Het is een tweede huis of vakantiehuis',
  permitBefore2018July: `De vergunning voor de bouw is vóór ${formatDate(buildDate.value.permitBefore)} aangevraagd`,
};

/** Kinds of heat pump and ventilation, and labels. */
export const CHOICE_WORDS: Record<string, string> = {
  'lucht-water-hybride': 'Hybride, naast een gasketel',
  'lucht-water-elektrisch': 'Volledig elektrisch, met buitenunit',
  'bodem-water': 'Bodemwarmtepomp',
  'water-water': 'Waterwarmtepomp',
  'co2-gestuurd': 'Afzuiging die CO₂ meet',
  'wtw-centraal': 'Wtw voor het hele huis',
  'wtw-decentraal': 'Wtw per kamer',
  'A+++': 'A+++',
  'A++': 'A++',
  'A+': 'A+ of lager',
} satisfies Partial<Record<IsdeHeatPumpKind, string>> & Record<string, string>;

/** Things that are true of a measure only when said so. */
export const FLAG_WORDS: Record<FlagDetail, { label: string; text?: string }> = {
  biobased: { label: 'Biobased materiaal', text: 'Zoals houtvezel, vlas of hennep' },
  further: {
    label: 'Dit is een extra warmtepomp',
    text: 'Voor een andere in dit huis heeft u al subsidie',
  },
  splitGwp: {
    label: 'Split-systeem met weinig koudemiddel en een hoge GWP',
    text: 'Minder dan 3 kg en GWP boven 750. Uw installateur weet dit.',
  },
  gasRemoved: { label: 'De gasaansluiting gaat weg' },
};

/** Interface words of the calculator. */
export const SUBSIDY_COPY = {
  home: 'U en uw huis',
  homeText:
    'Drie vragen. Wat u niet weet, nemen wij aan. Huurt u? Dan krijgt u geen ISDE. Vraag uw verhuurder ernaar.',
  owner: 'Wie bent u?',
  more: 'Meer over u en uw huis',
  moreText: 'Alleen als iets hiervan voor u geldt.',
  label: 'Welk energielabel heeft uw huis nu?',
  labelHint: 'Voor de extra ruimte in uw hypotheek.',
  labelUnknown: 'Weet ik niet',
  labelOption: (label: LabelClass) => `Energielabel ${label}`,
  measures: 'Wat gaat u doen?',
  measuresText:
    'Zet aan wat u gaat doen. Bij twee of meer maatregelen verdubbelt het bedrag per m².',
  area: 'Oppervlakte',
  collector: 'Oppervlakte van de collector',
  power: 'Vermogen',
  powerHint: 'Het thermisch vermogen op de lijst van RVO, dus niet het getal in de naam.',
  kind: 'Welke soort?',
  pumpLabel: 'Energielabel van het toestel',
  areaHint: (min: string, max: string) => `Subsidie vanaf ${min}. Er telt hoogstens ${max} mee.`,
  glassHint: (min: string, max: string) =>
    `Subsidie vanaf ${min} en hoogstens ${max}, al het glas, de panelen en deuren samen.`,
  collectorHint: `De lijst van RVO loopt tot ${largeSolarBoilers.value.upToM2}\u00a0m².`,
  perM2: (rate: string) => `${rate} per m²`,
  listed: 'per toestel',
  nothing: '€\u00a00',
  noCavity: (year: number) =>
    `Let op: een huis uit ${year} heeft meestal geen spouw om te vullen. Laat dit eerst nakijken. Isolatie van de gevel kan vaak wel.`,
  wellInsulated: (year: number) =>
    `Let op: een huis uit ${year} is waarschijnlijk al goed geïsoleerd. Dan is dit niet nodig.`,
  goodGlass: (year: number) =>
    `Let op: een huis uit ${year} heeft waarschijnlijk al HR++-glas. Dan is dit niet nodig.`,
  pumpUsed: (kind: string, power: string, assumed: boolean) =>
    `${kind}, ${power}${assumed ? ' (onze aanname)' : ''}`,
  rare: 'Meer over dit toestel',
  past: 'Ik heb al iets laten doen',
  pastText: 'Vul in wanneer het werk klaar was. Dan ziet u hoeveel tijd u nog heeft.',
  pastNone: 'Zet eerst hierboven aan wat er gedaan is.',
  doneOn: 'Werk klaar op',
  appliedOn: 'Subsidie aangevraagd op',
  noNumber: (used: string) => `Vul een getal in. Wij rekenen nu met ${used}.`,
  conflictTitle: 'Dit kan niet samen',
  conflict:
    'Een hybride warmtepomp werkt met een gasketel. Die past niet bij een warmtenet. Wij rekenen daarom met het warmtenet, en zonder de hybride warmtepomp.',
  conflictLine: 'Telt niet mee, want het kan niet samen met een warmtenet.',
  start: 'Zet aan wat u gaat doen, dan ziet u hier meteen uw subsidie.',
  startPicks: 'Of begin met een voorbeeld, in een huis als het uwe',
  barNone: 'Kies een maatregel',
  total: 'Uw ISDE-subsidie',
  year: (year: number) => `bedragen ${year}`,
  outdated: (year: number) =>
    `Let op: dit zijn de bedragen van ${year}. De nieuwe kennen wij nog niet. Kijk bij RVO vóór u tekent.`,
  nextYear: (year: number) =>
    `Dit is de subsidie voor werk dat in ${year} klaar is. Die van ${year + 1} kennen wij nog niet.`,
  aboutNote: 'De oppervlakte schatten wij. Vul uw m² in, dan rekenen wij daarmee.',
  rangeNote: 'Het toestel bepaalt het precieze bedrag. Het staat op de lijst van RVO.',
  zeroNote: 'Voor wat u aanzette, krijgt u geen ISDE. Hieronder staat waarom.',
  doubled: 'Dubbel tarief: u doet twee of meer maatregelen.',
  doubleTag: 'dubbel tarief',
  addTitle: 'Bijvoorbeeld',
  gain: (amount: string) => `${amount} erbij`,
  lines: 'Per maatregel',
  announcement: (amount: string, count: number) =>
    `Uw ISDE-subsidie is ${amount}, voor ${count} ${count === 1 ? 'maatregel' : 'maatregelen'}.`,
  announceNone: 'Er staat nog geen maatregel aan.',
  chart: 'Waar uw subsidie vandaan komt',
  chartText: (amount: string, name: string) => `Het hoogste bedrag: ${name}, ${amount}.`,
  chartNone: 'Deze maatregelen geven geen ISDE.',
  chartHead: ['Maatregel', 'ISDE'] as [string, string],
  steps: 'Zo vraagt u aan',
  keep: 'Wat u moet bewaren',
  keepText: 'RVO kan ernaar vragen. Print deze lijst en vink af.',
  conditions: 'De voorwaarden',
  deadlines: 'Uw data',
  deadline: {
    aanvragen: (name: string, day: string) => `${name}: vraag aan vóór of op ${day}.`,
    'tweede-maatregel': (name: string, day: string) =>
      `${name}: laat een tweede maatregel doen vóór of op ${day}. Dan verdubbelt het bedrag.`,
    'dubbel-tot': (name: string, day: string) =>
      `${name} is klaar. Het dubbele tarief geldt alleen als de tweede maatregel klaar is vóór of op ${day}.`,
  },
  others: 'Andere regelingen',
  othersText: 'Deze staan los van de ISDE. U mag ze vaak samen gebruiken.',
  source: 'Bron',
  house: 'Uw huis',
  yes: 'ja',
  on: 'aan',
  built: (year: number, assumed: boolean) =>
    assumed ? `bouwjaar niet ingevuld, gerekend met ${year}` : `bouwjaar ${year}`,
  disclaimer: 'Een indicatie. RVO beslist over uw aanvraag.',
} as const;

/** How to apply, in order. */
export const STEP_WORDS = {
  before: {
    title: 'Vraag offertes',
    text: 'Laat erin zetten: de m², hoe goed het isoleert (de Rd-waarde, bij glas de U-waarde) en de meldcode. Dat is het nummer op de lijst van RVO. Bij glas telt alleen het glas zelf, zonder kozijn.',
  },
  vve: {
    title: 'Laat de VvE eerst de SVVE aanvragen',
    text: 'Bij de SVVE gaat de aanvraag vóór het werk. Bij de ISDE is dat andersom.',
  },
  work: {
    title: 'Laat het werk doen',
    text: 'Door een bouw- of installatiebedrijf, helemaal. Maak of vraag foto’s terwijl er gewerkt wordt.',
  },
  apply: (months: number) => ({
    title: 'Vraag aan bij RVO',
    text: `Na het werk, en binnen ${months} maanden. RVO betaalt aan u.`,
  }),
  decision: {
    title: 'Wacht op het besluit van RVO',
    text: 'Hoe lang dat duurt, staat in de ontvangstbevestiging. Houd uw stukken bij de hand: RVO kan erom vragen.',
  },
  second: (months: number) => ({
    title: 'Wacht niet met de tweede maatregel',
    text: `Ook die moet binnen ${months} maanden klaar zijn. Dan krijgt u voor allebei het dubbele tarief.`,
  }),
  ventilation: {
    title: 'Vraag de ventilatie na de isolatie aan',
    text: 'Of tegelijk. Voor ventilatie alleen krijgt u niets.',
  },
} as const;

/** How the calculator computes, in paragraphs. */
export const METHOD_COPY: readonly string[] = [
  'Per maatregel tellen wij de m² tussen het minimum en het maximum. Onder het minimum krijgt u niets. Boven het maximum telt alleen het maximum.',
  `Doet u twee of meer maatregelen binnen ${doubling.value.withinMonths} maanden, dan verdubbelt het bedrag per m². Een warmtepomp, zonneboiler of warmtenet telt mee als tweede maatregel. Hun eigen bedrag verdubbelt niet. De toeslag voor biobased materiaal ook niet.`,
  'Dak en zoldervloer tellen samen als één maatregel, en vloer en bodem ook. Al het glas, alle panelen en alle deuren zijn samen één maatregel, met samen één minimum en één maximum.',
  'Een lucht-waterwarmtepomp krijgt een startbedrag, een bedrag per kW en een toeslag voor label A+++. Voor een bodemwarmtepomp, warmtepompboiler en zonneboiler bepaalt het toestel het bedrag. Daar tonen wij het laagste en het hoogste bedrag op de lijst van RVO.',
  'Alle bedragen zijn op de cent berekend en pas aan het eind afgerond.',
];

/** What is taken for granted, beside what the visitor left open. */
export const ASSUMPTION_COPY = {
  bouwjaar: (year: number) =>
    `Uw huis is van ${year}. Voor warmtepomp en ventilatie telt alleen of het van vóór ${buildDate.value.builtBeforeYear} is.`,
  area: (name: string, area: string) => `${name}: ${area}, zoals in een gewoon huis van dit type.`,
  collector: (name: string, area: string) => `${name}: een collector van hoogstens ${area}.`,
  power: (power: string, byHouse: boolean) =>
    byHouse
      ? `De warmtepomp heeft een vermogen van ${power}. Dat heeft een huis als het uwe na isolatie ongeveer nodig.`
      : `De warmtepomp heeft een vermogen van ${power}, een gewone maat naast een ketel.`,
  label: (label: string) => `De warmtepomp heeft label ${label}.`,
  undated: `Werk zonder datum moet nog gebeuren, en gebeurt binnen ${doubling.value.withinMonths} maanden na elkaar.`,
  quality: 'Het materiaal en het toestel voldoen aan de eisen van RVO.',
} as const;
