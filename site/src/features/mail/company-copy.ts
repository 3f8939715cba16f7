/** Of what the report says first, the words for whoever calls the applicant: of them and of the house. */
export const COMPANY_COPY = {
  net: 'De aanvrager betaalt zelf',
  netShared: 'Kosten voor de VvE',
  netPartlyShared: 'Kosten na ISDE',
  ownCostLine: 'De aanvrager betaalt zelf, na subsidie',
  startHere: 'Hiermee kan de aanvrager beginnen',
  startShared: 'Hiermee kan de aanvrager beginnen, via de VvE',
  startAlone: 'Hiermee kan de aanvrager zelf beginnen',
  firstStep: 'Eerste stap',
  firstShared: 'Eerste stap, via de VvE',
  firstAlone: 'Eerste stap die de aanvrager zelf kan doen',
  emptyPlan:
    'Geen enkele stap verdient zich hier zeker terug. Dat kan komen doordat het huis al goed is, of doordat de aanvrager weinig energie gebruikt. Comfort of minder CO₂ kan dan toch een reden zijn.',
  emptyUnknown:
    'Wij weten nog te weinig van het huis voor een advies. Vraag eerst naar het bouwjaar.',
  emptyWished:
    'Van de stappen die de aanvrager wel wil, verdient geen enkele zich hier zeker terug.',
  billDoubt: {
    least: {
      says: 'Met het ingevulde bedrag zijn de vaste kosten, het warme water en het koken voor dit aantal bewoners niet te betalen. Daarom rekent het rapport met een hoger verbruik.',
      assumed: (residents: string) =>
        `Het rapport rekent met ${residents}. Daarvoor is het ingevulde bedrag te laag: de vaste kosten, het warme water en het koken zijn er niet van te betalen. Daarom rekent het rapport met een hoger verbruik.`,
      asks: 'Vraag of het bedrag en het aantal bewoners kloppen.',
    },
    low: {
      says: 'De energiekosten zijn veel lager dan wij voor zo’n huis verwachten.',
      means: 'Daardoor levert verduurzamen nu weinig op.',
      asks: 'Vraag of het bedrag klopt.',
    },
    panels:
      'Zo’n laag bedrag kan door zonnepanelen komen, zolang er nog wordt gesaldeerd. Vraag of er zonnepanelen op het dak liggen, en hoeveel.',
    high: 'De energiekosten zijn veel hoger dan wij voor zo’n huis verwachten. Vraag of het bedrag klopt.',
    metersHigh:
      'Het jaarverbruik is veel hoger dan wij voor zo’n huis verwachten. Vraag of de standen kloppen. Zo ja, dan is het huis misschien minder goed geïsoleerd dan wij aannemen.',
    meters: 'Het ingevulde jaarverbruik past niet bij een huis dat zo wordt verwarmd.',
    hybrid: (gasM3: string) =>
      `De hybride zou ongeveer ${gasM3} m³ gas per jaar gebruiken, en er is veel meer ingevuld. Vraag of dat klopt, en zo ja, of de hybride goed is ingesteld.`,
    clash:
      'De energiekosten en het jaarverbruik die zijn ingevuld, passen niet bij elkaar. Vraag of ze allebei kloppen.',
  },
  sureOfAll: 'Wij kennen alles van het huis wat meetelt.',
  sureOf: (known: number, total: number) =>
    `Wij kennen ${known} van de ${total} gegevens van het huis.`,
  heating: {
    'cv-ketel':
      'Wij rekenen met een cv-ketel op gas. Vraag of er stadsverwarming, blokverwarming of al een warmtepomp is. Zo ja, dan wordt het plan anders.',
    warmtepomp:
      'Wij rekenen met een warmtepomp. Vraag of er stadsverwarming of toch een cv-ketel is. Zo ja, dan wordt het plan anders.',
  },
  causes: {
    gedrag: 'hoeveel energie de aanvrager gebruikt',
    prijs: 'de prijs van het werk',
    spouw: 'de buitenmuur',
    isolatie: 'de isolatie',
    oppervlakte: 'de maten van het huis',
    ligging: 'waar de woning in het gebouw ligt',
  },
  // Quoted, as it is what the applicant was asked and can be asked on the phone.
  asked: (cause: string, question: string) => `${cause} (vraag: "${question}")`,
  cases: {
    wallType: {
      spouw: 'Heeft de buitenmuur toch een spouw',
      massief: 'Heeft de buitenmuur geen spouw',
    },
    wall: {
      niet: 'Is de buitenmuur niet geïsoleerd',
      matig: 'Is de buitenmuur al matig geïsoleerd',
      goed: 'Is de buitenmuur al goed geïsoleerd',
    },
    roof: {
      niet: 'Is het dak niet geïsoleerd',
      matig: 'Is het dak al matig geïsoleerd',
      goed: 'Is het dak al goed geïsoleerd',
    },
    floor: {
      niet: 'Is de vloer niet geïsoleerd',
      matig: 'Is de vloer al matig geïsoleerd',
      goed: 'Is de vloer al goed geïsoleerd',
    },
    glazing: {
      enkel: 'Heeft het huis nog enkel glas',
      dubbel: 'Heeft het huis nog gewoon dubbel glas',
      'hr++': 'Heeft het huis al HR++-glas',
      triple: 'Heeft het huis al triple glas',
    },
    flatPosition: {
      onbekend: 'Ligt het appartement anders dan wij denken',
      tussen: 'Ligt het appartement tussen andere woningen',
      hoek: 'Ligt het appartement op de hoek',
      dak: 'Ligt het appartement onder het dak',
      'dak-hoek': 'Ligt het appartement onder het dak en op de hoek',
      'begane-grond': 'Ligt het appartement op de begane grond',
    },
  },
  indicative:
    'Alle cijfers zijn een indicatie. Wij kennen het huis nog niet van binnen. Daarom staat er steeds een laag en een hoog getal. De klasse is geen energielabel. Dat mag alleen een EP-adviseur registreren, na een opname.',
} as const;
