/** Words of the house now beside the house later. */
export const COMPARE_COPY = {
  title: 'Uw huis nu, en straks',
  intro: 'Straks is na alle stappen van het plan, bij dezelfde prijzen en hetzelfde gebruik.',
  label: 'Klasse, naar schatting',
  now: 'Nu',
  later: 'Straks',
  m3: 'm³ per jaar',
  kwh: 'kWh per jaar',
  kg: 'kg per jaar',
  perMonth: 'per maand',
  none: 'geen',
  heatAndPower: 'Warmte en stroom samen',
  heatGasAndPower: 'Warmte, gas en stroom samen',
  power: 'Kosten van stroom',
  withoutNetting: (cost: string) => `${cost}, zonder salderen`,
  withNetting: (bill: string) => `${bill}, met salderen`,
  withoutHeat: (co2: string) => `${co2}, zonder de warmte van het net`,
  about: (amount: string, way: 'minder' | 'meer') => `Ongeveer ${amount} ${way}`,
  ownRoof: (amount: string) =>
    `Dit koopt u. Daarnaast gebruikt u ongeveer ${amount} van uw nieuwe zonnepanelen.`,
  noGas: 'U heeft dan geen gas meer nodig',
  same: 'Blijft ongeveer gelijk',
  classesBetter: (steps: number) =>
    steps === 1 ? 'Naar schatting één klasse beter' : `Naar schatting ${steps} klassen beter`,
  classBetter: (now: string, after: string) => `Van klasse ${now} naar ${after} (schatting)`,
  classSame: 'Naar schatting dezelfde klasse',
  comfort: 'En dit merkt u in huis',
} as const;
