/** Words around the page of a plan that a text shows. */
export const SAMPLE_PLAN_COPY = {
  title: 'Een bladzijde uit een plan',
  intro: (house: string) =>
    `${house}, waarvan nog niets is gemeten. Daarom staat bij elk bedrag een laag en een hoog getal. Na een bezoek aan huis liggen die dichter bij elkaar.`,
  heads: ['Stap en reden', 'U betaalt zelf', 'Scheelt per jaar', 'Labelklasse daarna'],
  total: 'Alles samen',
  change: (now: string, after: string) => `Labelklasse nu: ${now}. Na alle stappen: ${after}.`,
  note: (year: number) =>
    `Door de rekenregels van onze site gemaakt, na aftrek van de ISDE (bedragen ${year}). Labelklassen zijn een indicatie. De besparing per stap geldt als de stappen ervoor al zijn gedaan. Bij het totaal liggen laag en hoog dichter bij elkaar dan de stappen opgeteld: zelden valt alles mee, of alles tegen.`,
} as const;
