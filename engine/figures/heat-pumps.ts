import { type Assumption, figure } from './types.ts';

const mc = { date: '2026-08-10', confidence: 'B' } as const;

/** Temperature of the water that the emitters ask of a pump, degrees Celsius. */
const supplyC: Assumption<
  Record<'radiatoren' | 'lage-temperatuur' | 'vloerverwarming', [number, number, number]>
> = {
  value: {
    radiatoren: [55, 65, 75],
    'lage-temperatuur': [45, 50, 55],
    vloerverwarming: [35, 40, 45],
  },
  confidence: 'G',
  reason:
    'hp.suit asks 45 to 55 C at most, and radiators were sized for the shell that was built (75 C)',
};

/** Prices, suitability, performance and lifetime of heat pumps; EUR incl. VAT and installation. */
export const heatPumps = {
  hybridPrice: figure({
    id: 'hp.cost.hyb',
    label: 'Prijs hybride warmtepomp 4 kW naast bestaande ketel',
    value: { lowEur: 6000, midEur: 6200, highEur: 8000, powerKw: 4, withNewBoilerEur: 8300 },
    ...mc,
    sources: ['mcHybride', 'veh'],
  }),
  allElectricPrice: figure({
    id: 'hp.cost.ae',
    label: 'Prijs volledig elektrische warmtepomp met buitenunit',
    value: { lowEur: 8000, midEur: 12000, highEur: 16000 },
    ...mc,
    sources: ['mcWarmtepomp', 'veh'],
  }),
  /** 8 kW; what drilling costs depends on the ground, so the price is shown as indicative. */
  groundPrice: figure({
    id: 'hp.cost.ground',
    label: 'Prijs bodemwarmtepomp 8 kW met bodembron',
    value: { midEur: 30000, powerKw: 8 },
    ...mc,
    sources: ['mcWarmtepomp', 'veh'],
  }),
  /** All-electric asks for roof and floor of Rc 2.5, an insulated cavity and HR++; test at home first. */
  suitability: figure({
    id: 'hp.suit',
    label: 'Eisen aan de woning voor een volledig elektrische warmtepomp',
    value: {
      minRoofRc: 2.5,
      minFloorRc: 2.5,
      maxSupplyCelsius: 55,
      testSupplyCelsius: 50,
      testBelowOutsideCelsius: -5,
    },
    ...mc,
    sources: ['mcWarmtepomp'],
  }),
  /**
   * How much a colder supply helps. `factor35` is the seasonal figure at 35 C against that at 55 C,
   * the supply of the rows the model was fitted on. Laboratory pairs say 1.32 (4.98 against 3.77);
   * half of that step is kept, so that floor heating ends at 5.0, the top of `hp.scop`'s 3 to 5.
   */
  scopBySupply: figure({
    id: 'hp.scop.temp',
    label: 'Jaarrendement bij 35 °C tegenover 55 °C (voorbeelden van fabrikanten, gehalveerd)',
    value: { fittedSupplyCelsius: 55, betterSupplyCelsius: 35, factor35: 1.2 },
    date: '2026',
    sources: ['opengegevens', 'consumentenbond'],
    confidence: 'D',
  }),
  lifetime: figure({
    id: 'hp.life',
    label: 'Levensduur warmtepomp (15 tot 20 jaar, ondergrens)',
    value: { years: 15 },
    date: '2022-2026',
    sources: ['veh'],
    confidence: 'C',
  }),
  /** Supply water by emitter: suitable shell, one or two parts short, more parts short. */
  supplyC,
} as const;
