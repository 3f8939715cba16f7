import { ROUTE_NAMES } from '#words/plan/route-words.ts';

/** The routes beside each other, and the plan within the reader's own budget. */
export const OWN_WAY_COPY = {
  title: 'Vergelijk routes en uw budget',
  routesTitle: 'De routes naast elkaar',
  routesText:
    'Voor elke route rekenden wij het beste pakket door. Het voordeel per jaar is de besparing min de kosten van de maatregelen, verdeeld over de jaren dat ze meegaan. De bedragen zijn het midden van onze schatting. Wij kiezen een verdergaande route alleen als die ook bij tegenvallers het meeste oplevert.',
  route: 'Route',
  left: 'Voordeel per jaar',
  gas: 'Gas daarna',
  heat: 'Warmte van het net daarna',
  co2: 'CO₂ daarna',
  m3: (amount: string) => `${amount} m³`,
  gj: (amount: string) => `${amount} GJ`,
  kg: (amount: string) => `${amount} kg`,
  none: 'geen',
  measures: 'Wat u doet',
  chosen: (name: string) => `${name} (ons plan)`,
  noMeasure: 'geen maatregel',
  names: ROUTE_NAMES,
  insulation: 'Alleen isoleren',
  stagesTitle: 'In stappen over tien jaar',
  stagesText:
    'U hoeft niet alles tegelijk te doen. Zo wacht u met een deel tot er toch werk nodig is. Wij rekenen met de prijzen en de subsidie van nu. Later kunnen die anders zijn.',
  moment: 'Wanneer',
  lessSubsidy: (more: string, months: number) =>
    `Samen betaalt u dan ${more} meer dan in één keer: twee maatregelen binnen ${months} maanden krijgen samen meer subsidie.`,
  waiting: (saving: string, left: string) =>
    `Wat als u wacht? Elk jaar zonder het plan betaalt u ${saving} meer voor energie.${left ? ` Na aftrek van wat het plan kost, scheelt dat ${left} per jaar.` : ''} Of prijzen en subsidie intussen hoger of lager worden, weten wij niet.`,
  budgetTitle: 'Wat past in uw budget?',
  budget: 'Uw budget',
  noNumber: 'Vul een bedrag in. Tot dan rekenen wij met ons eigen bedrag.',
  outOfBounds: (most: string) => `Vul een bedrag in van € 0 tot ${most}.`,
  nothing: (budget: string, cost: string) =>
    `${budget} is voor elke stap te weinig. De goedkoopste kost u zelf ${cost}.`,
  some: (budget: string, measures: string) => `Met ${budget} doet u dit: ${measures}.`,
  all: (budget: string) => `Met ${budget} doet u het hele plan.`,
  result: (paid: string, saving: string, label: string) =>
    `U betaalt zelf ${paid} en bespaart ${saving} per jaar. De geschatte klasse wordt ${label}.`,
  stages: 'Het plan stap voor stap opgeteld',
  until: 'Tot en met stap',
  touch:
    'Schuif, of vul uw bedrag in. Wij rekenen uit met welke stappen u dan het meest bespaart, met de subsidie die bij die stappen hoort.',
  label: (label: string) => `klasse ${label}`,
  grants:
    'In deze tabel is de subsidie berekend voor het hele plan. Doet u minder stappen, dan kan die lager zijn.',
} as const;
