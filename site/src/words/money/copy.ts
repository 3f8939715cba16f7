import { figures2026 } from '@sens/engine';

const { loans } = figures2026;

/** Words of how to pay for the plan, and of the end of net metering. */
export const MONEY_COPY = {
  payTitle: 'Zo kunt u het betalen',
  payText: 'Bedragen na aftrek van subsidie, voor het hele plan.',
  payTextWhole: 'Bedragen voor het hele plan.',
  /** Of a flat with steps of the whole building: the others are paid for alone. */
  payTextOwn: 'Bedragen na aftrek van subsidie, voor de stappen die u zelf betaalt.',
  payTextOwnWhole: 'Bedragen voor de stappen die u zelf betaalt.',
  vveLoan: 'De VvE kan voor haar stappen zelf lenen bij het Warmtefonds, onder eigen voorwaarden.',
  svveUnknown:
    'In dit rapport is de subsidie voor de VvE (SVVE) nog niet van de kosten afgetrokken: hoeveel uw VvE krijgt, weten wij niet.',
  indicative: 'indicatief',
  loanTitle: 'Lenen bij het Warmtefonds',
  loanText: (years: number) =>
    `De Energiebespaarlening van het Nationaal Warmtefonds. Hier is gerekend zonder rente, over ${years} jaar.`,
  /** What it is for, where that is not the whole plan. */
  loanFor: (names: string) => `Alleen voor wat u zelf betaalt: ${names}.`,
  /** Where a grant comes after the work that the loan is for. */
  loanBeforeGrant:
    'De subsidie komt pas na het werk. U leent dus eerst ook dat deel. Hier is gerekend met wat overblijft als u het daarna meteen aflost.',
  /** The same where the whole bill is more than is lent. */
  ownMoneyBeforeGrant:
    'De subsidie komt pas na het werk, en de hele rekening is hoger dan u kunt lenen. Wat u niet leent, betaalt u tot die tijd zelf. Hier is gerekend met wat na de subsidie overblijft.',
  loanForPanels: 'Vraag het fonds of u ook voor alleen zonnepanelen mag lenen.',
  loanMonthly: 'Aflossing',
  savingMonthly: 'Besparing',
  amount: 'Bedrag',
  perMonth: 'per maand',
  perYear: 'per jaar',
  loanVerdicts: {
    higher: 'De besparing is naar verwachting hoger dan de aflossing.',
    'probably-higher':
      'De besparing is waarschijnlijk hoger dan de aflossing, maar dat is niet zeker.',
    equal: 'De besparing en de aflossing zijn ongeveer gelijk.',
    'probably-lower':
      'De besparing is waarschijnlijk lager dan de aflossing. Na de looptijd houdt u de besparing over.',
    lower:
      'De besparing is naar verwachting lager dan de aflossing. Na de looptijd houdt u de besparing over.',
  },
  loanPaysPart:
    'De besparing is hoger dan de aflossing van deze lening. Maar de lening dekt niet het hele plan.',
  loanConditions: (max: string, income: string) => [
    `Geen rente als u en uw partner samen minder dan ${income} verdienen (Warmtefonds, ${loans.warmtefondsZero.date}). Het gaat om het verzamelinkomen op uw belastingaanslag. Verdient u meer, dan betaalt u rente.`,
    `U leent meestal hoogstens ${max} voor een eigen woning waar u zelf woont (indicatief).`,
    'Het Warmtefonds toetst of u de lening kunt dragen. De voorwaarden kunnen veranderen.',
  ],
  loanPart: (most: string, amount: string) =>
    `Het plan kost meer dan u bij het Warmtefonds kunt lenen (${most}). Ongeveer ${amount} komt dan uit eigen geld of een andere lening. De aflossing hierboven is die van de hoogste lening.`,
  loanPartMaybe: (most: string, amount: string) =>
    `U leent hoogstens ${most}. Valt de prijs hoog uit, dan komt tot ${amount} uit eigen geld of een andere lening.`,
  mortgageTitle: 'Meer hypotheek',
  /** @param over the year of its rules, once that is over */
  mortgageText: (label: string, isRegistered: boolean, over?: string) =>
    `Bij energielabel ${label} ${over ? `mocht u in ${over}` : 'mag u'} dit extra lenen voor energiebesparing, boven op wat u met uw inkomen mag lenen. ${isRegistered ? 'Dit label van uw huis is geregistreerd. Daar kijkt de bank naar.' : 'Wij gaan uit van de geschatte klasse. De bank kijkt naar het geregistreerde energielabel.'}`,
  mortgageConditions: (rules: string) => [
    'De bank beslist, en kijkt of u de lasten kunt dragen.',
    'Het geld is alleen voor energiebesparing. Bewaar alle rekeningen.',
    rules,
  ],
  mortgageUntil: (year: string, until: string) => `Regels van ${year}, geldig tot en met ${until}.`,
  mortgageOver: (year: string) =>
    `Dit zijn de regels van ${year}. Vraag uw bank welke regels nu gelden.`,
  vatSolar: (percent: number) => `Zonnepanelen op of bij een woning: ${percent}% btw.`,
  vatLabour: (percent: number, years: number) =>
    `Isoleren: ${percent}% btw op het werk, als uw huis ouder is dan ${years} jaar.`,
  vatOther: (percent: number) => `Warmtepomp, kozijnen en overig materiaal: ${percent}% btw.`,
  vatNote: 'De prijzen in dit rapport zijn met btw.',
  subsidyTitle: 'Subsidie aanvragen',
  isde: (names: string, amount: string, count: number) =>
    `ISDE: ${amount}${count > 1 ? ' bij elkaar' : ''}, als u zelf in het huis woont. Dit geldt voor: ${names}. Verhuurt u het huis, dan gelden andere regels.`,
  isdeWhen: (months: number) =>
    `U vraagt de ISDE aan bij RVO als het werk klaar is, uiterlijk ${months} maanden daarna. Bewaar de rekeningen en foto’s van het werk.`,
  isdeDoubled: (months: number) =>
    `Laat alle stappen doen binnen ${months} maanden na de eerste. Dan blijft het dubbele bedrag gelden.`,
  isdeUntil: (year: number, until: string) =>
    `Dit zijn de bedragen van ${year}, geldig tot en met ${until}. Daarna kunnen ze anders zijn.`,
  isdeNextYear: (year: number) =>
    `Dit is de subsidie voor werk dat in ${year} klaar is. Die van ${year + 1} is nog niet bekend.`,
  svve: (names: string) =>
    `SVVE, voor ${names}: die vraagt uw VvE aan bij RVO, vóór het werk begint.`,
  townTitle: 'Hulp van uw gemeente',
  townText:
    'Veel gemeenten helpen bij het isoleren van huizen met energielabel D tot en met G, of met twee slecht geïsoleerde delen. Het bedrag verschilt per gemeente. Vraag ernaar bij uw gemeente of tijdens het huisbezoek.',
  townAsk:
    'Gemeenten helpen meestal huizen met energielabel D tot en met G. Uw klasse is waarschijnlijk beter. Zijn twee delen van uw huis slecht geïsoleerd, vraag het dan toch na.',
  /** Where nothing was advised, so that there is no sum to lend. */
  loanAnyway: (most: string, income: string) =>
    `Wilt u toch iets doen en daarvoor lenen? Bij het Nationaal Warmtefonds leent u meestal hoogstens ${most} (indicatief) voor een eigen woning waar u zelf woont. Verdienen u en uw partner samen minder dan ${income}, dan betaalt u geen rente.`,
  conditions: 'Voorwaarden',
} as const;
