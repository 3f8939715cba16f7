import { type Assumption, figure } from './types.ts';

const mc = { date: '2026-08-10', confidence: 'B' } as const;

/** What the facts do not hold and the heat-pump check needs; each with its derivation. */
const check: Assumption<{
  supplyC: Record<'radiatoren' | 'lage-temperatuur' | 'vloerverwarming', [number, number, number]>;
  hybridShareOfLoss: number;
  hybridMaxKw: number;
  scopSpread: number;
  onePhaseMaxKw: number;
  tankLitres: { base: number; perResident: number };
  oldBoilerYears: number;
}> = {
  value: {
    /** Supply water by emitter: suitable shell, one or two parts short, more parts short. */
    supplyC: {
      radiatoren: [55, 65, 75],
      'lage-temperatuur': [45, 50, 55],
      vloerverwarming: [35, 40, 45],
    },
    hybridShareOfLoss: 0.5,
    hybridMaxKw: 8,
    scopSpread: 0.15,
    onePhaseMaxKw: 6,
    tankLitres: { base: 100, perResident: 50 },
    oldBoilerYears: 15,
  },
  confidence: 'G',
  reason:
    'supply: hp.suit asks 45 to 55 C at most, and radiators were sized for the shell that was built (75 C); hybrid: hp.rule, 40 to 50 % of the loss (C); SCOP spread: hp.scop.temp, 3.49 to 3.79 at 55 C, and more in the field; tank, phase and boiler age: usual practice',
};

/** Prices, suitability, performance, sound and lifetime of heat pumps; EUR incl. VAT and installation. */
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
  /** Cautious seasonal figure with radiators, used for the label only. */
  labelScop: figure({
    id: 'hp.scop',
    label: 'Jaarrendement luchtwarmtepomp met radiatoren',
    value: { scop: 2.9 },
    ...mc,
    sources: ['consumentenbond'],
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
    sources: ['opengegevens'],
    confidence: 'D',
  }),
  /** Bbl 4.107: 45 dB by day (7 to 19 h) for a unit with a quiet mode, else 40 dB all day. */
  soundLimit: figure({
    id: 'hp.noise',
    label: 'Geluidsgrens buitenunit op de perceelgrens (Bbl 4.107)',
    value: { nightDb: 40, dayDb: 45 },
    date: '2021-04-01',
    sources: ['buroToetz', 'opengegevens'],
    confidence: 'C',
  }),
  /** The loudest an outdoor unit may be in the EU: the cautious value until the visitor's own is known. */
  soundPower: figure({
    id: 'hp.sound.eu',
    label: 'Grootste geluidsvermogen buitenunit in de EU: tot 6 kW en tot 12 kW',
    value: { smallDb: 65, smallUpToKw: 6, largeDb: 70 },
    date: '2026',
    sources: ['merford'],
    confidence: 'C',
  }),
  /** Announced, no law yet. */
  hybridNorm: figure({
    id: 'hybride2029',
    label: 'Hybride warmtepomp bij vervanging van de ketel (aangekondigd, nog geen wet)',
    value: { fromYear: 2029 },
    date: '2026-10-07',
    sources: ['rijkHybride'],
    confidence: 'C',
  }),
  lifetime: figure({
    id: 'hp.life',
    label: 'Levensduur warmtepomp (15 tot 20 jaar, ondergrens)',
    value: { years: 15 },
    date: '2022-2026',
    sources: ['veh'],
    confidence: 'C',
  }),
  check,
} as const;
