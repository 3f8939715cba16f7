/** Words of the ISDE tables; every figure in them comes from the engine. */
export const ISDE_COPY = {
  title: (year: number) => `Alle ISDE-bedragen van ${year}`,
  outdated: (day: string) =>
    `Let op: deze bedragen golden tot en met ${day}. De nieuwe staan bij RVO.`,
  rules: (months: number) => [
    'U woont in uw eigen huis, en het is uw hoofdverblijf.',
    'Een bouw- of installatiebedrijf doet het hele werk.',
    `U vraagt aan na het werk, binnen ${months} maanden. Dat geldt voor elke maatregel hieronder.`,
    `Doet u twee of meer maatregelen, allemaal binnen ${months} maanden na de eerste, dan geldt het hogere bedrag per m².`,
    'Onder de kleinste oppervlakte krijgt u niets. Boven de grootste telt alleen de grootste.',
  ],
  perM2: 'Isolatie, glas en deuren, per m²',
  terms:
    'De Rd-waarde zegt hoe goed isolatie de warmte tegenhoudt: hoe hoger, hoe beter. De U-waarde zegt hoeveel warmte door glas of een deur gaat: hoe lager, hoe beter. De meldcode is het nummer waaronder RVO een product kent. Biobased is materiaal van planten, zoals houtvezel of hennep. De toeslag daarvoor verdubbelt niet.',
  heads: ['Maatregel', 'Eén maatregel', 'Twee of meer', 'Oppervlakte', 'Eis'],
  area: (min: string, max: string) => `${min} tot en met ${max}\u00a0m²`,
  areaTogether: (min: string, max: string) => `${min} tot en met ${max}\u00a0m², samen`,
  biobased: (amount: string) => `Biobased: ${amount} per m² erbij`,
  rd: (rd: string) => `Rd-waarde ${rd} of hoger`,
  rdTwice: (low: string, high: string) =>
    `Rd-waarde: bronnen noemen ${low} en ${high}. Vraag het na bij RVO`,
  u: (max: string) => `U-waarde ${max} of lager`,
  uBetween: (above: string, max: string) => `U-waarde hoger dan ${above}, hoogstens ${max}`,
  newFrame: 'in een nieuw, isolerend kozijn',
  monument: 'HR++-glas in een monument',
  /** Its doubled amount follows from the rule for all glass; no source gives it. */
  monumentDemand: (year: string) => `Bedrag van ${year}; het dubbele is indicatief`,
  indicative: 'indicatief',
  indicativeNote:
    'Bij "indicatief" zagen wij de waarde niet bij RVO zelf. Laat uw uitvoerder de eis bij RVO nakijken voordat u tekent.',
  twice: (times: string, months: number) =>
    `Als één maatregel tellen: dak en zolder, vloer en bodem, en al het glas met panelen en deuren. Voor glas kunt u ${times} keer aanvragen, de tweede keer binnen ${months} maanden na de eerste maatregel. Voor panelen en deuren krijgt u alleen iets samen met isolerend glas (indicatief).`,
  pump: 'Warmtepomp, per toestel',
  pumpText: (start: string, perKw: string, bonus: string) =>
    `Voor een lucht-waterwarmtepomp, hybride of volledig elektrisch, is het ${start}, plus ${perKw} per kW, plus ${bonus} bij productlabel A+++. Met een lager label dan A++ krijgt u niets. Let op het vermogen in de lijst van RVO, niet op het getal in de productnaam.`,
  pumpHeads: ['Vermogen', 'Label A++', 'Label A+++'],
  kw: (kw: string) => `${kw}\u00a0kW`,
  pumpHouse: (year: number, day: string) =>
    `Het huis moet van vóór ${year} zijn, of de vergunning moet vóór ${day} zijn aangevraagd. Dat geldt ook voor ventilatie.`,
  pumpFurther: (perKw: string) =>
    `Voor een tweede warmtepomp in hetzelfde huis is het alleen ${perKw} per kW.`,
  pumpGwp: (kg: string, gwp: string) =>
    `Een split-systeem met minder dan ${kg} kg vulling en een GWP boven ${gwp} krijgt niets. Uw installateur weet dit.`,
  pumpMinimum: (least: string) => `U krijgt minstens ${least}.`,
  devices: 'Andere toestellen en aansluitingen',
  devicesText:
    'Deze bedragen verdubbelen niet. Een warmtepomp, zonneboiler of warmtenet telt wel mee als tweede maatregel, zodat uw isolatie het hogere bedrag krijgt.',
  deviceHeads: ['Maatregel', 'Bedrag', 'Eis'],
  list: (low: string, high: string) => `${low} tot ${high}`,
  listDemand: (median: string) =>
    `Het toestel bepaalt het bedrag en staat op de lijst van RVO. Het middelste bedrag op die lijst is ${median}`,
  solarSmall: (m2: string) => `Zonneboiler, collector tot ${m2}\u00a0m²`,
  solarLarge: (from: string, to: string) => `Zonneboiler, collector van ${from} tot ${to}\u00a0m²`,
  groundPump: 'Bodemwarmtepomp',
  waterPump: 'Waterwarmtepomp',
  heatNetworkDemand: (year: string) =>
    `Bedrag sinds ${year}, voor dit jaar niet nagekeken (indicatief)`,
  cookingDemand: 'Alleen samen met een warmtenet, en de gasaansluiting gaat weg',
  ventilationDemand: (months: number) =>
    `Alleen samen met isolatie of glas. U vraagt deze subsidie aan binnen ${months} maanden na de isolatie of het glas.`,
  sensors: (kind: string, flow: string, count: string) =>
    `${kind}: meer dan ${flow}\u00a0m³ per uur en minstens ${count} CO₂-sensoren.`,
  recovery: (kind: string, flow: string, percent: string) =>
    `${kind}: minstens ${flow}\u00a0m³ per uur en ${percent}% van de warmte terug.`,
  noneDemand: 'Valt niet onder de ISDE',
  source: 'Bron',
  asOf: (day: string) => `stand ${day}`,
  turn: (year: number) => `Werk rond 1 januari ${year}`,
  turnUnknown: (isOver: boolean, until: string, year: number) =>
    `De bedragen hierboven ${isOver ? 'golden' : 'gelden'} tot en met ${until}. Die van ${year} staan nog niet op deze pagina.`,
  turnConsulted: (from: string, until: string) =>
    `Van ${from} tot en met ${until} kon iedereen reageren op het plan voor het nieuwe jaar.`,
  turnRule:
    'De dag waarop het werk wordt gedaan, bepaalt van welk jaar uw bedrag is (indicatief). De dag van de offerte of van uw aanvraag doet er niet toe. Zo ging het ook rond 1 januari 2024.',
  turnCases: (until: string, year: number) => [
    `Klaar op of vóór ${until}: de bedragen van ${year - 1}. Ook als u pas in ${year} aanvraagt.`,
    `Klaar in ${year}: de bedragen van ${year}. Die kunnen lager of hoger zijn.`,
    `De ene maatregel in ${year - 1} en de andere in ${year}: voor elke maatregel telt het eigen jaar. Vraag bij RVO na of het hogere bedrag dan voor allebei geldt.`,
  ],
  turnAdvice:
    'Valt uw werk rond de jaarwisseling, laat de installateur dan de datum van het werk op de rekening zetten. Haast alleen om de subsidie is zelden een goed plan.',
} as const;
