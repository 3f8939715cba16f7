/** What the report says, on its page and in its PDF. */
export const REPORT_COPY = {
  eyebrow: 'Uw verduurzamingsrapport',
  house: (type: string, year: string) => `${type} uit ${year}`,
  reference: 'Uw aanvraag',
  madeOn: 'Gemaakt op',
  now: 'Nu',
  later: 'Straks',
  labelRange: (best: string, worst: string) =>
    best === worst ? `naar schatting ${best}` : `naar schatting tussen ${best} en ${worst}`,
  indicative:
    'Alle cijfers zijn een indicatie. Wij kennen uw huis nog niet van binnen. Daarom ziet u steeds een laag en een hoog getal. De klasse is geen energielabel. Dat mag alleen een EP-adviseur registreren, na een opname.',
  nowTitle: 'Uw huis nu',
  gas: 'Gas',
  heat: 'Warmte van het net',
  electricity: 'Stroom',
  cost: 'Gas en stroom samen',
  co2: 'CO₂-uitstoot',
  planTitle: 'Uw plan, in deze volgorde',
  /** Of a plan of one step, which has no order. */
  planTitleOne: 'Uw plan',
  planInsulation: 'Eerst isoleren, dan zuinig verwarmen, dan zelf opwekken.',
  planText: 'De besparing per stap geldt als de stappen ervoor al zijn gedaan.',
  /** Of a house so old that it may be listed. */
  heritage:
    'Is uw huis een monument of staat het in een beschermd stads- of dorpsgezicht? Vraag dan eerst de gemeente wat er mag, en of er een vergunning nodig is.',
  investment: 'Investering',
  indicativePrice: 'indicatief',
  customPrice: 'prijs op maat',
  subsidy: (year: number) => `ISDE-subsidie ${year}`,
  noSubsidy: 'geen',
  net: 'U betaalt zelf',
  /** The same of what the whole building pays for: all of it, and a part of it. */
  netShared: 'Kosten voor de VvE',
  netPartlyShared: 'Kosten na ISDE',
  saving: 'Besparing per jaar',
  payback: 'Terugverdiend in',
  years: (text: string) => `${text} jaar`,
  noPayback: 'niet binnen de levensduur',
  unknownPayback: 'hangt af van de prijs',
  labelAfter: 'Geschatte klasse daarna',
  co2Saved: 'Minder CO₂ per jaar',
  kg: (text: string) => `${text} kg`,
  noCo2: 'geen',
  comfort: 'Wat u ervan merkt',
  moment: 'Goed moment',
  /** Of what one buys and puts up oneself: nobody makes an offer for that. */
  guidePrice: 'De prijs is een richtprijs.',
  glassAssumed:
    'Wij nemen aan dat er gewoon dubbel glas in zit. Is het al HR++-glas, dan vervalt deze stap.',
  ventilateToo: 'Een dichter huis heeft goede ventilatie nodig. Laat die meteen nakijken.',
  readMore: 'Lees meer',
  needsFirst: 'Eerst nodig',
  excludes: 'Niet samen met',
  billDoubt: {
    least: {
      says: 'Met dit bedrag kunt u de vaste kosten, het warme water en het koken voor dit aantal bewoners niet betalen. Daarom rekenen wij met een hoger verbruik.',
      assumed: (residents: string) =>
        `Wij rekenen met ${residents}. Daarvoor is dit bedrag te laag: u kunt er de vaste kosten, het warme water en het koken niet van betalen. Daarom rekenen wij met een hoger verbruik.`,
      asks: 'Kloppen het bedrag en het aantal bewoners?',
    },
    low: {
      says: 'Uw energiekosten zijn veel lager dan wij voor zo’n huis verwachten.',
      means: 'Daardoor levert verduurzamen nu weinig op.',
      asks: 'Klopt het bedrag?',
    },
    /** Of a bill that is low, while panels that nobody told of may be why. */
    panels:
      'Zo’n laag bedrag kan door zonnepanelen komen, zolang u nog mag salderen. Liggen er zonnepanelen op uw dak? Vul dan in hoeveel.',
    high: 'Uw energiekosten zijn veel hoger dan wij voor zo’n huis verwachten. Klopt het bedrag?',
    metersHigh:
      'Uw jaarverbruik is veel hoger dan wij voor zo’n huis verwachten. Kloppen de standen? Zo ja, dan is het huis misschien minder goed geïsoleerd dan wij aannemen.',
    hybrid: (gasM3: string) =>
      `Uw hybride zou ongeveer ${gasM3} m³ gas per jaar gebruiken, en u vulde veel meer in. Klopt dat? Laat dan eerst nakijken of hij goed is ingesteld.`,
    meters: 'Het jaarverbruik dat u invulde, past niet bij een huis dat zo wordt verwarmd.',
    clash:
      'Uw energiekosten en het jaarverbruik dat u invulde, passen niet bij elkaar. Kloppen ze allebei?',
  },
  vveTitle: 'Samen met uw VvE',
  /** Which steps are of the whole building, what to do with them, and what of the others. */
  vveSteps: {
    only: 'Deze stap gaat over het hele gebouw.',
    all: 'Alle stappen gaan over het hele gebouw.',
    one: 'Eén stap gaat over het hele gebouw.',
    some: 'Sommige stappen gaan over het hele gebouw.',
  },
  vveText: (them: 'die' | 'ze') =>
    `Daarover beslist de VvE. Zet ${them} op de agenda van de vergadering: de VvE vraagt ook de subsidie aan. De bedragen zijn de kosten van het deel boven, onder of rond uw appartement. De VvE verdeelt die over alle eigenaars, volgens de splitsingsakte.`,
  vveOthers: {
    one: 'Met de andere stap hoeft u daar niet op te wachten. Die bespaart dan wel iets meer of minder dan hier staat.',
    more: 'Met de andere stappen hoeft u daar niet op te wachten. Ze besparen dan wel iets meer of minder dan hier staat.',
  },
  withVve: 'Met uw VvE',
  consideredTitle: 'Ook voor u doorgerekend',
  consideredText:
    'Deze maatregelen kunt u ook kiezen. De besparing is wat een maatregel na het plan nog oplevert.',
  consideredInstead:
    'Kan een maatregel niet naast een stap, dan vervangt hij in de berekening die stap.',
  consideredShared:
    'Waar VvE bij staat, beslist de VvE. Het bedrag is dan wat het deel bij uw appartement kost.',
  consideredTuning: 'Inregelen is berekend voor uw huis van nu.',
  pumpWithCooking: (pumps: string) =>
    `Bij ${pumps} staat wat de pomp en elektrisch koken samen kosten en besparen.`,
  /** @param pumps where the sentence before names others, or none */
  pumpBeside: (pumps: string, first: string, cost: string) =>
    `${pumps ? `Voor ${pumps} is eerst nodig` : 'Eerst nodig is dan'}: ${first}.${cost ? ` Dat kost u nog ongeveer ${cost}.` : ''}`,
  measure: 'Maatregel',
  ground: 'Waarom niet in het plan',
  emptyPlan:
    'Geen enkele stap verdient zich hier zeker terug. Dat kan komen doordat uw huis al goed is, of doordat u weinig energie gebruikt. Comfort of minder CO₂ kan dan toch een reden zijn.',
  /** Of a house of which not even the year is known. */
  emptyUnknown: 'Wij weten nog te weinig van uw huis voor een advies. Vul eerst het bouwjaar in.',
  emptyWished: 'Van de stappen die u wel wilt, verdient geen enkele zich hier zeker terug.',
  stillPossible: 'Hieronder staat wat er nog kan, met de cijfers.',
  unwanted: (names: string) => `Op uw verzoek niet in het plan: ${names}.`,
  vveMore: 'Dit kunt u de VvE vragen',
  vveMoreText:
    'Over het dak, de gevel en de installaties van het gebouw beslist u samen. Vraag of de VvE hier plannen voor heeft:',
  savingLine: 'Het hele plan bespaart per jaar',
  ownCostLine: 'U betaalt zelf, na subsidie',
  startHere: 'Begin hiermee',
  startShared: 'Begin hiermee, via uw VvE',
  startAlone: 'Hiermee kunt u zelf beginnen',
  /** The same of a step that waits for something, or hardly pays: nobody is told to begin with that today. */
  firstStep: 'Eerste stap',
  firstShared: 'Eerste stap, via uw VvE',
  firstAlone: 'Eerste stap die u zelf kunt doen',
  /** Of the step to start with, where it does not earn itself back. */
  alone: {
    notAlone: 'Verdient zich op zichzelf niet terug.',
    little: 'Levert maar een klein beetje meer op dan het kost.',
    /** Of all steps together. */
    littlePlan: 'Alle stappen samen leveren maar een klein beetje meer op dan ze kosten.',
    withPlan: 'Verdient zich niet op zichzelf terug, wel met het hele plan.',
    withPump: 'Verdient zich alleen samen met de warmtepomp terug.',
    forPump: 'Nodig voor de warmtepomp.',
    offGas: 'Nodig om van het gas af te gaan.',
  },
  sureTitle: 'Hoe zeker is dit?',
  sureOfAll: 'Wij kennen alles van uw huis wat meetelt.',
  sureOf: (known: number, total: number) =>
    `Wij kennen ${known} van de ${total} gegevens van uw huis.`,
  doubts: 'Het minst zeker:',
  about: (middle: string) => `ongeveer ${middle}`,
  lessThanYear: 'minder dan 1 jaar',
  atMostYears: (years: string) => `hoogstens ${years} jaar`,
  variesYears: (years: string) => `ongeveer ${years} jaar, maar dat kan sterk verschillen`,
  assumptionsTitle: 'Prijzen en aannames',
  leftOutTitle: 'Wat wij niet in het plan zetten',
  totalsTitle: 'Alles bij elkaar',
  totalsSpread:
    'Tel de lage en hoge bedragen van de stappen niet zelf op, want meevallers en tegenvallers heffen elkaar deels op.',
  totalsChange: (from: string, to: string) =>
    `Naar schatting gaat uw huis van klasse ${from} naar klasse ${to}`,
  totalsSame: (label: string) => `Naar schatting blijft uw huis in klasse ${label}`,
  subsidyOutdated: (year: number) =>
    `Dit zijn de bedragen van ${year}. Kijk bij RVO of er nieuwe bedragen gelden.`,
  saldering: (end: string) => `Wat er op ${end} verandert`,
  salderingText: (end: string) =>
    `Salderen stopt op ${end}. Dan kunt u de stroom die u teruglevert niet meer wegstrepen tegen de stroom die u afneemt. U krijgt er nog een kleine vergoeding voor. Stroom die u meteen zelf gebruikt, hoeft u ook dan niet te kopen.`,
  salderingEnded: 'Zonnestroom zonder salderen',
  salderingEndedText: (end: string) =>
    `Salderen is op ${end} gestopt. Voor stroom die u teruglevert, krijgt u nog een kleine vergoeding. Stroom die u meteen zelf gebruikt, hoeft u niet te kopen.`,
  notesTitle: 'Uw eigen aantekeningen',
  nextTitle: 'Wat er nu gebeurt',
  methodTitle: 'Zo rekenen wij',
  methodText: 'Elk getal hierboven komt uit een openbare bron of uit een aanname die hier staat.',
  sourcesTitle: 'Bronnen, met hun datum',
  visitTitle: 'Een adviseur loopt dit graag met u door',
  visitText:
    'Gratis, bij u thuis en zonder verplichting. Daarna weet u beter wat er in uw huis kan en wat het kost.',
} as const;

/** What is said where no measure was advised, in place of the words around a plan. */
export const NO_PLAN_COPY = {
  title: 'Wat er in uw huis nog kan',
  consideredText:
    'Deze maatregelen raden wij nu niet aan. Met de cijfers erbij kunt u zelf kiezen.',
  maybe: (names: string) =>
    `Misschien loont dit wel: ${names}. Wij kennen de prijs uit maar één bron. Vraag dus eerst wat het bij u kost.`,
  ground: 'Waarom wij dit niet aanraden',
  leftOutTitle: 'Wat hier niet kan of al goed is',
} as const;

/** What is looked at in a flat, where the rest of the building is not the reader's alone. */
export const FLAT_VISIT =
  'Wij kijken naar glas, ventilatie en installatie, en naar wat u de VvE kunt vragen.';

interface Moment {
  when: string;
  title: string;
  text: string;
  /** Only where there is something to carry out. */
  needsPlan?: boolean;
  /** The home visit. */
  isVisit?: boolean;
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
    title: 'Een adviseur belt u',
    text: 'Op een werkdag, om uw vragen te horen en een bezoek te plannen.',
  },
  {
    when: 'Week 1',
    title: 'Huisbezoek',
    text: 'Wij kijken naar dak, spouw, kruipruimte, glas en installatie.',
    isVisit: true,
  },
  {
    when: 'Week 1-2',
    title: 'Rapport bijgewerkt',
    text: 'Met wat wij in uw huis hebben gezien en gemeten. De bandbreedtes worden dan smaller.',
  },
  {
    when: 'Week 3 en later',
    title: 'Uitvoering',
    text: 'Alleen als u dat wilt, en na uw akkoord. Wij helpen u met de subsidieaanvraag.',
    needsPlan: true,
  },
];
