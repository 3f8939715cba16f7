import type { Assumption } from './types.ts';

function assume<T>(value: T, confidence: 'D' | 'G', reason: string): Assumption<T> {
  return { value, confidence, reason };
}

const fitted =
  'fitted together on the 12 mc.heat.* rows, the ins.* savings and the 3 vbw.* heat needs';

/** Engineering assumptions the cited facts do not hold; each with its derivation. */
export const assumptions = {
  /* the house */
  defaultBouwjaar: assume(1970, 'G', 'middle of the Dutch stock of houses'),
  defaultResidents: assume(2, 'D', 'the Milieu Centraal rows are for 2 residents'),
  gasFreeFromYear: assume(2019, 'G', 'new homes get no gas connection since mid-2018'),
  cavityFromYear: assume(1930, 'G', 'cavity walls became usual in the 1920s and 1930s'),
  limits: assume(
    {
      bouwjaar: { min: 1600, max: 2100 },
      floorAreaM2: { min: 20, max: 600 },
      residents: { min: 1, max: 8 },
      monthlyCostEur: { min: 25, max: 1500 },
      panels: { min: 0, max: 60 },
    },
    'G',
    'outside these bounds the model has no meaning; the nearest bound is taken',
  ),
  /* insulation in words; Rc in m2K/W */
  levels: assume(
    {
      niet: { wallRc: 0.35, roofRc: 0.22, floorRc: 0.15 },
      matig: { wallRc: 1.3, roofRc: 1.3, floorRc: 0.52 },
      goed: { wallRc: 2.5, roofRc: 2.5, floorRc: 2.5 },
    },
    'D',
    'rc.4664, rc.8291 and rc.92',
  ),
  windowU: assume(
    { enkel: 5.1, dubbel: 2.9, 'hr++': 2.17, triple: 1.68 },
    'D',
    'single (NTA 8800) and double (vbw.tussen6574) in W/m2K; the others by ins.glas.m2: 9, 12 and 14 m3/m2',
  ),
  doorU: assume(3.4, 'D', 'vbw.*: doors U 3.4 W/m2K'),
  surfaceResistance: assume(0.17, 'D', 'vbw.*: Rc from U minus 0.17 m2K/W'),
  addedRc: assume(
    { spouwmuurisolatie: 1.1, dakisolatie: 3.8, vloerisolatie: 3.5 },
    'D',
    'isde.rd.spouw and isde.rd.vloer (least Rd that gets a grant), ins.dak (none to Rd 3.8)',
  ),
  worthwhileBelowRc: assume(
    { wall: 1, roof: 2.5, floor: 2.5 },
    'D',
    'hp.suit asks roof and floor Rc 2.5; from Rc 1.3 (1975) a cavity is at least partly filled',
  ),
  toppingUpBelowRc: assume(
    { roof: 3.5, floor: 3.5 },
    'D',
    'isde.rd.dak and isde.rd.vloer: what counts as good today; below it a second layer is worked out',
  ),
  insulatedCavityRc: assume(1.3, 'D', 'rc.8291: cavity with insulation from the start'),
  /* heat balance */
  storeyHeightM: assume(2.6, 'G', 'usual storey height'),
  heatedStoreys: assume(2, 'G', 'facade height of a house: two storeys under the roof'),
  groundLambdaWPerMK: assume(2, 'G', 'EN ISO 13370: sand'),
  groundThicknessM: assume(0.8, 'G', 'EN ISO 13370: wall thickness plus bare soil'),
  floorSurfaceResistance: assume(0.34, 'G', 'EN ISO 13370: heat flow down, twice Rsi 0.17 m2K/W'),
  crawlSpaceWPerMK: assume(3.33, 'D', `loss of a vented crawl space per m of B'; ${fitted}`),
  airHeatWhPerM3K: assume(0.33, 'G', 'heat capacity of air'),
  airChanges: assume(
    { natuurlijk: 0.95, mechanisch: 0.57, zuinig: 0.5 },
    'D',
    `${fitted}; a house made good as a whole counts as 'mechanisch', as in the row 'goed'`,
  ),
  degreeHoursK: assume(59_000, 'D', `K h a season, whole house at one temperature; ${fitted}`),
  internalGainsKwhPerM2: assume(5, 'D', `useful, per m2 floor; ${fitted}`),
  solarGainsKwhPerM2: assume(80, 'D', `useful, per m2 window; ${fitted}`),
  realUse: assume(
    { base: 1.145, perWPerM2K: 0.068, roof: 0.6 },
    'D',
    `people heat less than the norm, least in draughty houses, and hardly under the roof; ${fitted}`,
  ),
  /* installations */
  gasKwhPerM3: assume(9.77, 'G', 'conv.gas: upper value of Groningen gas'),
  boilerEfficiency: assume(0.93, 'G', 'conv.boiler: 0.90 to 0.95'),
  hotWaterBoilerEfficiency: assume(0.7, 'G', 'conv.boiler: 0.65 to 0.80'),
  hotWaterGasM3: assume(
    { base: 90, perResident: 80 },
    'D',
    'mc.heat.*: hybrid gas = 154 + 0.384 x boiler gas gives 250 m3 for 2 residents; mc.gem1/2 for the slope',
  ),
  boilerAuxiliary: assume(
    { baseKwh: 98, kwhPerM3: 0.159 },
    'D',
    'mc.heat.*: boiler_kwh against gas',
  ),
  hybrid: assume(
    { spaceHeatShare: 0.616, scop: 4.13, baseKwh: 195, fullLoadHours: 2700 },
    'D',
    'mc.heat.*: slope and intercept of hybrid use against boiler gas; hours: its largest row with 4 kW',
  ),
  allElectric: assume(
    { scop: 4.13, hotWaterCop: 2, baseKwh: 890 },
    'D',
    'mc.heat.*: slope and intercept of all-electric use; base: pumps, standby and back-up element',
  ),
  averageAuxiliaryKwh: assume(287, 'D', 'boiler auxiliary at the mean 1,190 m3 (use.tot20)'),
  extraResidentKwh: assume(500, 'G', 'from the fourth resident; use.pers20 stops at three'),
  designTemperatureK: assume(
    27,
    'G',
    '20 inside, -7 outside; a back-up element takes the coldest hours',
  ),
  heatPumpKw: assume({ min: 4, max: 16 }, 'G', 'sizes on the market for one home'),
  heatPumpPriceKw: assume(
    8,
    'D',
    'hp.cost.ae: 12,000 at 8 kW and by the square root of the power spans its 8,000 to 16,000 over 4 to 16 kW',
  ),
  listedPowerDoubtKw: assume(1, 'G', 'the listed power differs from the size needed by about 1 kW'),
  panelsPerPlan: assume(
    { min: 6, max: 10, roofShare: 0.35, panelM2: 1.9 },
    'D',
    'pv.mc has 6 to 10 panels',
  ),
  /* label */
  labelSystemEfficiency: assume(0.82, 'G', 'boiler with distribution and control losses, NTA 8800'),
  labelHotWaterKwhPerM2: assume(30, 'G', 'hot water with forfait losses in NTA 8800'),
  labelAuxiliaryKwhPerM2: assume(7, 'G', 'fans, pumps and lighting forfait, electricity'),
  labelHeatNetworkFactor: assume(1, 'G', 'heat network without its own declaration: as gas'),
  /* uncertainty, as shares of the middle value */
  spread: assume(
    {
      gas: 0.15,
      gasWithBill: 0.1,
      electricity: 0.25,
      electricityWithBill: 0.15,
      saving: 0.25,
      ep2: 0.18,
      price: 0.2,
      area: 0.1,
      most: 0.6,
    },
    'D',
    'gas and saving: the largest deviation from the mc.heat.* and ins.* rows; the others G',
  ),
  alternatives: assume(
    {
      bouwjaar: [1950, 1985, 2005],
      areaFactor: [0.8, 1.25],
      costFactor: [0.75, 1.3],
      residents: [1, 4],
      panels: 8,
    },
    'G',
    'usual other answers, tried to see which open question matters',
  ),
  apartmentSpread: assume(0.3, 'G', 'a flat in the middle loses far less than one under the roof'),
  billMiss: assume(0.01, 'G', 'a miss of a percent of the bill is no more than rounding'),
  billScale: assume(
    { min: 0.35, max: 2.2 },
    'G',
    'a bill outside this says something else is going on',
  ),
} as const;
