import { REPORT_LINK_DAYS } from '@sens/contract';
import type { DwellingFacts, HeatLossPart, MeasureId, PlannedMeasure } from '@sens/engine';

/** Interface words of the report. */
export const REPORT_COPY = {
  eyebrow: 'Uw verduurzamingsrapport',
  greeting: (firstName: string) => `Dag ${firstName}, dit kan uw huis besparen`,
  greetingNobody: 'Dit kan uw huis besparen',
  house: (type: string, year: string) => `${type} uit ${year}`,
  reference: 'Uw aanvraag',
  madeOn: 'Gemaakt op',
  now: 'Nu',
  later: 'Straks',
  perMonth: 'per maand',
  labelRange: (best: string, worst: string) =>
    best === worst ? `naar schatting ${best}` : `naar schatting tussen ${best} en ${worst}`,
  indicative:
    'Alle cijfers zijn een indicatie. Wij kennen uw huis nog niet van binnen, daarom ziet u steeds een laag en een hoog getal. De klasse is geen energielabel. Dat registreert alleen een gecertificeerd adviseur, na een opname.',
  keep: 'Bewaar uw rapport',
  keepText: `De link werkt ${REPORT_LINK_DAYS} dagen. Wie de link heeft, kan uw rapport lezen en verbeteren.`,
  nowTitle: 'Uw huis nu',
  gas: 'Gas',
  electricity: 'Stroom',
  cost: 'Gas en stroom samen',
  co2: 'CO₂-uitstoot',
  perYear: 'per jaar',
  heatLossTitle: 'Hier gaat de warmte weg',
  heatLossPart: 'Onderdeel',
  planTitle: 'Uw plan, in deze volgorde',
  planText:
    'Eerst isoleren, dan zuinig verwarmen, dan zelf opwekken. Wat u niet nodig heeft, slaan wij over. De besparing per stap geldt als de stappen ervoor al zijn gedaan.',
  step: 'Stap',
  investment: 'Investering',
  indicativePrice: 'indicatief',
  customPrice: 'prijs op maat',
  subsidy: (year: number) => `ISDE-subsidie ${year}`,
  noSubsidy: 'geen',
  net: 'U betaalt zelf',
  saving: 'Besparing per jaar',
  payback: 'Terugverdiend in',
  years: (text: string) => `${text} jaar`,
  noPayback: 'waarschijnlijk niet terugverdiend',
  unknownPayback: 'hangt af van de prijs',
  labelAfter: 'Geschatte klasse daarna',
  co2Saved: 'Minder CO₂ per jaar',
  kg: (text: string) => `${text} kg`,
  noCo2: 'geen',
  comfort: 'Wat u ervan merkt',
  moment: 'Goed moment',
  needsFirst: 'Eerst nodig',
  excludes: 'Niet samen met',
  billDoubt: {
    low: 'Uw energiekosten zijn veel lager dan wij voor zo’n huis verwachten. Daardoor levert verduurzamen nu weinig op. Klopt het bedrag?',
    high: 'Uw energiekosten zijn veel hoger dan wij voor zo’n huis verwachten. Klopt het bedrag?',
    meters: 'Het jaarverbruik dat u invulde, past niet bij een huis dat zo wordt verwarmd.',
  },
  billCheck: 'Bekijk en verbeter',
  why: 'Alle cijfers en waarom',
  vveTitle: 'Samen met uw VvE',
  vveText:
    'Deze stappen gaan over het hele gebouw. Daarover beslist de VvE. Zet ze op de agenda van de vergadering: de VvE vraagt ook de subsidie aan. De bedragen hieronder zijn uw deel.',
  consideredTitle: 'Ook voor u doorgerekend',
  consideredText:
    'Deze maatregelen staan niet in het plan. Met de cijfers erbij kunt u zelf wegen. De besparing is wat een maatregel nog oplevert als de rest van het plan al is gedaan. Daarom is zij vaak lager dan in uw huis zoals het nu is. Een warmtepomp is gerekend samen met de isolatie die erbij hoort.',
  measure: 'Maatregel',
  ground: 'Waarom niet in het plan',
  nothingPays: (firstName: string) =>
    firstName
      ? `Dag ${firstName}, voor uw huis vinden wij nu geen maatregel die zich zeker terugverdient`
      : 'Voor uw huis vinden wij nu geen maatregel die zich zeker terugverdient',
  emptyPlan:
    'Geen stap betaalt zich hier zeker terug. Dat kan komen doordat uw huis al goed is, of doordat u weinig energie gebruikt. Comfort of minder CO₂ kan dan toch een reden zijn. Hieronder staat wat er nog kan, met de cijfers.',
  vveMore: 'Dit kunt u de VvE vragen',
  vveMoreText:
    'Over het dak, de gevel en de installaties van het gebouw beslist u samen. Vraag of de VvE hier plannen voor heeft:',
  savingLine: 'Besparing per jaar',
  ownCostLine: 'U betaalt zelf, na subsidie',
  about: (middle: string) => `ongeveer ${middle}`,
  expected: (middle: string) => `waarschijnlijk rond ${middle}`,
  lessThanYear: 'minder dan 1 jaar',
  atMostYears: (years: string) => `hoogstens ${years} jaar`,
  variesYears: (years: string) => `ongeveer ${years} jaar, maar dat kan sterk verschillen`,
  orLonger: (years: string) => `${years} jaar of langer`,
  assumptionsTitle: 'Prijzen en aannames',
  pictureNote:
    'Een voorbeeld van dit type huis, niet uw eigen huis. Van het plan ziet u hier alleen zonnepanelen en een warmtepomp. Hun aantal en plaats kunnen anders zijn.',
  viewLater: 'Hetzelfde huis na het plan.',
  viewSame: 'Hetzelfde huis na het plan. Zonnepanelen en een warmtepomp horen daar niet bij.',
  leftOutTitle: 'Wat wij niet in het plan zetten',
  totalsTitle: 'Alles bij elkaar',
  totalsSpread:
    'Laag en hoog van de kosten en de subsidie zijn niet de som van de stappen: meevallers en tegenvallers heffen elkaar deels op.',
  totalsChange: (from: string, to: string) =>
    `Naar schatting gaat uw huis van klasse ${from} naar klasse ${to}`,
  totalsSame: (label: string) => `Naar schatting blijft uw huis in klasse ${label}`,
  totalsCost: (from: string, to: string) => `Gas en stroom: van ${from} naar ${to} per maand`,
  subsidyOutdated: (year: number) =>
    `Dit zijn de bedragen van ${year}. Kijk bij RVO of er nieuwe bedragen gelden.`,
  saldering: 'Wat verandert er op 1 januari 2027',
  salderingText:
    'Salderen stopt op 1 januari 2027. Dan streept u de stroom die u teruglevert niet meer weg tegen de stroom die u afneemt. U krijgt er nog een kleine vergoeding voor. Stroom die u meteen zelf gebruikt, hoeft u ook dan niet te kopen.',
  salderingEnded: 'Zonnestroom zonder salderen',
  salderingEndedText:
    'Salderen is op 1 januari 2027 gestopt. Voor stroom die u teruglevert, krijgt u nog een kleine vergoeding. Stroom die u meteen zelf gebruikt, hoeft u niet te kopen.',
  factsTitle: 'Waar wij van uitgaan',
  changeTitle: 'Dit zou de uitkomst het meest veranderen',
  nextTitle: 'Wat er nu gebeurt',
  methodTitle: 'Zo rekenen wij',
  methodText:
    'Elk getal hierboven komt uit een openbare bron of uit een aanname die hier staat. Bij elke bron ziet u de datum.',
  examples: 'Bekijk hoe wij voorbeeldhuizen doorrekenen',
  sourcesTitle: 'Bronnen, met hun datum',
  visitTitle: 'Een adviseur loopt dit graag met u door',
  visitText:
    'Gratis, bij u thuis en zonder verplichting. Daarna weet u beter wat er in uw huis kan en wat het kost.',
  call: (phone: string) => `Bel\u00a0${phone}`,
  loading: 'Uw rapport wordt nu gegenereerd...',
  again: 'Nieuwe aanvraag doen',
} as const;

/** What one can do with the report. */
export const ACTION_COPY = {
  pdf: 'Download als pdf',
  print: 'Print',
  copy: 'Kopieer de link',
  copied: 'De link is gekopieerd',
  byHand: 'Kopieer deze link',
} as const;

/** What is said where no measure was advised, in place of the words around a plan. */
export const NO_PLAN_COPY = {
  title: 'Wat er in uw huis nog kan',
  consideredText:
    'Deze maatregelen raden wij nu niet aan. Met de cijfers erbij kunt u zelf wegen. Een warmtepomp is gerekend samen met de isolatie die erbij hoort.',
  maybe: (names: string) =>
    `Misschien loont dit wel: ${names}. Wij kennen de prijs uit maar één bron. Vraag dus eerst wat het bij u kost.`,
  ground: 'Waarom wij dit niet aanraden',
  leftOutTitle: 'Wat hier niet kan of al goed is',
} as const;

interface Moment {
  when: string;
  title: string;
  text: string;
  /** Only where there is something to carry out. */
  needsPlan?: boolean;
}

/** The timeline after a request (spec, section 9). */
export const TIMELINE: readonly Moment[] = [
  {
    when: 'Meteen',
    title: 'Direct resultaat',
    text: 'Dit rapport. U kunt het bewaren en afdrukken.',
  },
  {
    when: 'Binnen 24 uur',
    title: 'belt een adviseur u',
    text: 'Op een werkdag, om uw vragen te horen en een bezoek te plannen.',
  },
  {
    when: 'Week 1',
    title: 'Huisbezoek',
    text: 'Wij kijken naar dak, spouw, kruipruimte, glas en installatie.',
  },
  {
    when: 'Week 1-2',
    title: 'Definitief rapport',
    text: 'Met wat wij in uw huis hebben gezien en gemeten. De bandbreedtes worden dan smaller.',
  },
  {
    when: 'Week 3 en later',
    title: 'Uitvoering',
    text: 'Alleen als u dat wilt, en na uw akkoord. Wij helpen u met de subsidieaanvraag.',
    needsPlan: true,
  },
];

export const PART_LABELS: Record<HeatLossPart, string> = {
  dak: 'Dak',
  gevel: 'Gevel en deuren',
  vloer: 'Vloer',
  glas: 'Glas en kozijnen',
  ventilatie: 'Ventilatie',
  kieren: 'Kieren',
};

/** The same parts inside a sentence. */
export const PART_IN_SENTENCE: Record<HeatLossPart, string> = {
  dak: 'het dak',
  gevel: 'de gevel',
  vloer: 'de vloer',
  glas: 'het glas en de kozijnen',
  ventilatie: 'de ventilatie',
  kieren: 'de kieren',
};

export const FACT_LABELS: Record<keyof DwellingFacts, string> = {
  woningtype: 'Woningtype',
  flatPosition: 'Plaats in het gebouw',
  bouwjaar: 'Bouwjaar',
  floorAreaM2: 'Woonoppervlak',
  residents: 'Bewoners',
  thermostatC: 'Thermostaat',
  wallType: 'Soort buitenmuur',
  wall: 'Gevelisolatie',
  wallAreaM2: 'Oppervlak gevel',
  roofType: 'Soort dak',
  roof: 'Dakisolatie',
  roofAreaM2: 'Oppervlak dak',
  floor: 'Vloerisolatie',
  groundFloorAreaM2: 'Oppervlak vloer',
  crawlSpace: 'Kruipruimte',
  glazing: 'Glas',
  windowAreaM2: 'Oppervlak glas',
  doors: 'Buitendeuren',
  draughtProofing: 'Tocht',
  ventilation: 'Ventilatie',
  heating: 'Verwarming',
  emitters: 'Warmte in de kamer',
  hotWater: 'Warm water',
  cooking: 'Koken',
  solarPanels: 'Zonnepanelen',
  roofOrientation: 'Richting van het dak',
  batteryKwh: 'Thuisbatterij',
  monthlyCostEur: 'Energiekosten per maand',
  gasM3PerYear: 'Gas per jaar',
  electricityKwhPerYear: 'Stroom per jaar',
};

export const MEASURE_WORDS: Record<MeasureId, { name: string; summary: string }> = {
  spouwmuurisolatie: {
    name: 'Spouwmuur isoleren',
    summary:
      'Isolatie in de holle ruimte van uw buitenmuur. Het werk gebeurt van buitenaf en is snel klaar.',
  },
  dakisolatie: {
    name: 'Dak isoleren',
    summary: 'Isolatie aan de binnen- of buitenkant van uw schuine dak.',
  },
  vloerisolatie: {
    name: 'Vloer isoleren',
    summary: 'Isolatie tegen de onderkant van de vloer, vanuit de kruipruimte.',
  },
  'hr-glas': {
    name: 'HR++-glas',
    summary: 'Nieuw glas in uw bestaande kozijnen, als die nog goed zijn.',
  },
  'triple-glas': {
    name: 'Triple glas met nieuwe kozijnen',
    summary: 'Drie lagen glas in nieuwe, geïsoleerde kozijnen.',
  },
  kierdichting: { name: 'Kieren dichten', summary: 'Tochtstrips en kit bij ramen, deuren en dak.' },
  ventilatie: {
    name: 'Zuinig ventileren',
    summary: 'Ventilatie die meet hoeveel verse lucht er nodig is.',
  },
  gevelisolatie: {
    name: 'Gevel isoleren',
    summary: 'Een laag isolatie aan de buitenkant of de binnenkant van uw buitenmuur.',
  },
  zoldervloerisolatie: {
    name: 'Zoldervloer isoleren',
    summary: 'Isolatie op of onder de vloer van een zolder die u niet verwarmt.',
  },
  bodemisolatie: {
    name: 'Bodem isoleren',
    summary: 'Isolatie op de grond in de kruipruimte, als isoleren tegen de vloer niet lukt.',
  },
  'isolerende-deur': {
    name: 'Geïsoleerde buitendeur',
    summary: 'Een nieuwe voordeur of achterdeur die de warmte binnen houdt.',
  },
  'ventilatie-wtw': {
    name: 'Ventilatie met warmteterugwinning',
    summary: 'Verse lucht wordt verwarmd met de warmte van de lucht die naar buiten gaat.',
  },
  'waterzijdig-inregelen': {
    name: 'Verwarming inregelen',
    summary: 'Een installateur verdeelt het warme water goed over alle radiatoren.',
  },
  radiatorfolie: {
    name: 'Radiatorfolie',
    summary: 'Folie achter de radiator, die warmte de kamer in kaatst.',
  },
  bodemwarmtepomp: {
    name: 'Bodemwarmtepomp',
    summary: 'Een warmtepomp die warmte uit de grond haalt, zonder buitenunit.',
  },
  warmtepompboiler: {
    name: 'Warmtepompboiler',
    summary: 'Een kleine warmtepomp met een vat, alleen voor warm water.',
  },
  zonneboiler: {
    name: 'Zonneboiler',
    summary: 'Een collector op het dak die uw water met de zon verwarmt.',
  },
  'pvt-panelen': {
    name: 'PVT-panelen',
    summary: 'Panelen die stroom maken en warmte leveren aan een warmtepomp.',
  },
  thuisbatterij: {
    name: 'Thuisbatterij',
    summary: 'Bewaart zonnestroom van overdag voor de avond.',
  },
  'elektrisch-koken': {
    name: 'Elektrisch koken',
    summary: 'Een inductiekookplaat in plaats van koken op gas.',
  },
  'hybride-warmtepomp': {
    name: 'Hybride warmtepomp',
    summary: 'Een warmtepomp naast uw cv-ketel. De ketel helpt alleen bij kou en voor warm water.',
  },
  warmtepomp: {
    name: 'Volledig elektrische warmtepomp',
    summary: 'Verwarming en warm water zonder gas, met een buitenunit.',
  },
  zonnepanelen: { name: 'Zonnepanelen', summary: 'Stroom van uw eigen dak.' },
};

/** A measure's name inside a sentence: HR++ and PVT keep their capitals. */
export const inSentence = (name: string) =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

const VALUE_WORDS: Record<string, string> = {
  niet: 'niet of nauwelijks geïsoleerd',
  matig: 'matig geïsoleerd',
  goed: 'goed geïsoleerd',
  onbekend: 'onbekend',
  enkel: 'enkel glas',
  dubbel: 'gewoon dubbel glas',
  'hr++': 'HR++-glas',
  triple: 'triple glas',
  'cv-ketel': 'cv-ketel op gas',
  hybride: 'hybride warmtepomp',
  warmtepomp: 'warmtepomp',
  warmtenet: 'warmtenet',
};

/** A fact's value in words; figures stay figures. */
export const valueWords = (value: string | number) =>
  typeof value === 'string' ? (VALUE_WORDS[value] ?? value) : value;

/** What a measure does for living in the house. */
export const COMFORT_WORDS: Record<PlannedMeasure['comfort'][number], string> = {
  'gelijkmatig-warm': 'overal even warm',
  'minder-tocht': 'minder tocht',
  'warme-vloer': 'een warmere vloer',
  'geen-kou-bij-raam': 'geen kou bij het raam',
  'koeler-in-de-zomer': 'koeler in de zomer',
  stiller: 'minder geluid van buiten',
  'frisse-lucht': 'frisse lucht',
  'minder-vocht': 'minder vocht en schimmel',
  'geen-open-vlam': 'geen open vlam in huis',
  'sneller-warm': 'sneller warm',
};

/** When a measure costs least trouble. */
export const MOMENT_WORDS: Record<PlannedMeasure['moment'], string> = {
  altijd: 'Dit kan altijd.',
  'bij-schilderwerk': 'Als u gaat schilderen.',
  'bij-dakvernieuwing': 'Als het dak wordt vernieuwd.',
  'bij-kozijnvervanging': 'Als kozijnen aan vervanging toe zijn.',
  'bij-nieuwe-ketel': 'Als de ketel aan vervanging toe is.',
  'bij-nieuwe-keuken': 'Als er een nieuwe keuken komt.',
  'bij-verbouwing': 'Bij een verbouwing.',
  'na-isolatie': 'Na het isoleren.',
  'bij-verhuizing': 'Bij een verhuizing.',
};
