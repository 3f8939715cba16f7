import type { DwellingFacts, HeatLossPart, MeasureId, Origin } from '@sens/engine';

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
    best === worst ? `naar schatting ${best}` : `tussen ${best} en ${worst}`,
  indicative:
    'Alle cijfers zijn een indicatie. Wij kennen uw huis nog niet van binnen, daarom ziet u steeds een laag en een hoog getal. De klasse is geen energielabel. Dat registreert alleen een gecertificeerd adviseur, na een opname.',
  keep: 'Bewaar uw rapport',
  keepText: 'De link werkt 90 dagen. Wie de link heeft, kan uw rapport lezen.',
  nowTitle: 'Uw huis nu',
  gas: 'Gas',
  electricity: 'Stroom',
  cost: 'Gas en stroom samen',
  co2: 'CO2-uitstoot',
  perYear: 'per jaar',
  heatLossTitle: 'Hier gaat de warmte weg',
  heatLossPart: 'Onderdeel',
  heatLossShare: 'Deel van het verlies',
  planTitle: 'Uw plan, in deze volgorde',
  planText:
    'Eerst isoleren, dan zuinig verwarmen, dan zelf opwekken. Wat u niet nodig heeft, slaan wij over. De besparing per stap geldt als de stappen ervoor al zijn gedaan.',
  step: 'Stap',
  investment: 'Investering',
  subsidy: (year: number) => `ISDE-subsidie ${year}`,
  noSubsidy: 'geen',
  net: 'U betaalt zelf',
  saving: 'Besparing per jaar',
  payback: 'Terugverdiend in',
  years: (text: string) => `${text} jaar`,
  noPayback: 'niet zeker binnen de levensduur',
  labelAfter: 'Klasse daarna',
  co2Saved: 'Minder CO2 per jaar',
  why: 'Waarom dit, en waar u op let',
  consideredTitle: 'Ook voor u doorgerekend',
  consideredText:
    'Deze maatregelen staan niet in het plan. Met de cijfers erbij kunt u zelf wegen.',
  measure: 'Maatregel',
  ground: 'Waarom niet in het plan',
  alreadyFrugal: (firstName: string) =>
    firstName ? `Dag ${firstName}, uw huis is al zuinig` : 'Uw huis is al zuinig',
  emptyPlan:
    'Wij zien geen maatregel die zich in uw huis zeker terugverdient. Hieronder leest u wat er nog kan.',
  savingLine: 'Besparing per jaar',
  ownCostLine: 'U betaalt zelf, na subsidie',
  orLonger: (years: string) => `${years} jaar of langer`,
  assumptionsTitle: 'Prijzen en aannames',
  pictureNote: 'Een voorbeeld van dit type huis, niet uw eigen huis.',
  leftOutTitle: 'Wat wij niet in het plan zetten',
  totalsTitle: 'Alles bij elkaar',
  subsidyOutdated: (year: number) =>
    `Dit zijn de bedragen van ${year}. Kijk bij RVO of er nieuwe bedragen gelden.`,
  saldering: 'Zonnepanelen na 1 januari 2027',
  salderingText:
    'Salderen stopt op 1 januari 2027. Dan streept u de stroom die u teruglevert niet meer weg tegen de stroom die u afneemt. U krijgt er nog een kleine vergoeding voor. Stroom die u meteen zelf gebruikt, hoeft u ook dan niet te kopen. In dit plan tellen wij alleen het bedrag zonder salderen mee.',
  salderingWith: 'Opbrengst met salderen, in 2026',
  salderingAfter: 'Opbrengst zonder salderen, vanaf 2027',
  nextTitle: 'Wat er nu gebeurt',
  factsTitle: 'Waar wij van uitgaan',
  factsText:
    'Klopt er iets niet? Doe dan een nieuwe aanvraag, of zeg het als wij u bellen. Dan rekenen wij opnieuw.',
  changeTitle: 'Dit zou de uitkomst het meest veranderen',
  methodTitle: 'Zo rekenen wij',
  sourcesTitle: 'Bronnen, met hun datum',
  visitTitle: 'Een adviseur loopt dit graag met u door',
  visitText:
    'Gratis, bij u thuis en zonder verplichting. Daarna weet u beter wat er in uw huis kan en wat het kost.',
  call: (phone: string) => `Bel ${phone}`,
  loading: 'Uw rapport wordt nu gegenereerd...',
  again: 'Nieuwe aanvraag doen',
  close: 'Melding sluiten',
} as const;

/** The timeline after a request (spec, section 9). */
export const TIMELINE = [
  {
    when: 'Meteen',
    title: 'Direct resultaat',
    text: 'Dit rapport. U kunt het bewaren en afdrukken.',
  },
  {
    when: 'Binnen 24 uur',
    title: 'Wij bellen u',
    text: 'Een adviseur belt op een werkdag, om uw vragen te horen en een bezoek te plannen.',
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
  },
] as const;

export const PART_LABELS: Record<HeatLossPart, string> = {
  dak: 'Dak',
  gevel: 'Gevel',
  vloer: 'Vloer',
  glas: 'Glas en kozijnen',
  ventilatie: 'Ventilatie en kieren',
};

export const ORIGIN_LABELS: Record<Origin, string> = {
  register: 'uit het register',
  visitor: 'uit uw formulier',
  assumption: 'onze aanname',
};

export const FACT_LABELS: Record<keyof DwellingFacts, string> = {
  woningtype: 'Woningtype',
  bouwjaar: 'Bouwjaar',
  floorAreaM2: 'Woonoppervlak',
  residents: 'Bewoners',
  roof: 'Dakisolatie',
  wall: 'Gevelisolatie',
  floor: 'Vloerisolatie',
  glazing: 'Glas',
  heating: 'Verwarming',
  monthlyCostEur: 'Energiekosten per maand',
  solarPanels: 'Zonnepanelen',
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
    summary: 'Ventilatie die meet hoeveel verse lucht er nodig is, of warmte terugwint.',
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
