import type { Assumption } from './types.ts';

function assume<T>(value: T, confidence: 'D' | 'G', reason: string): Assumption<T> {
  return { value, confidence, reason };
}

const fittedUse =
  'fitted on the mc.heat.* and ins.* rows, use.app22, use.est22 and use.vrij22 by `npm run calibration -- fit`';
const fitted =
  'fitted together on the mc.heat.* and ins.* rows, the vbw.* heat needs and the label rows';

/** Build years from one on, with a factor for some of them. */
interface StockSpan {
  fromYear: number;
  rows: readonly (readonly [bouwjaar: number, factor: number])[];
}

/** Engineering assumptions the cited facts do not hold; each with its derivation. */
export const assumptions = {
  /* the house */
  defaultBouwjaar: assume(
    1978,
    'D',
    'about the middle of the stock; with the insulation of that year the model gave the mean use per type (use.type21), and with leftOutKwhPerM2 that of today',
  ),
  defaultResidents: assume(
    { usual: 2, large: 3, fromM2: 125 },
    'D',
    'use.pers20: 3 people use 3,370 kWh, about what mc.gem2 gives large houses (3,520 and 4,240), and 2.2 the mean of 2,760; all types but semi-detached and detached houses are mostly smaller',
  ),
  gasFreeFromYear: assume(2019, 'G', 'new homes get no gas connection since mid-2018'),
  cavityFromYear: assume(1930, 'G', 'cavity walls became usual in the 1920s and 1930s'),
  defaultThermostatC: assume(20, 'G', 'usual living-room temperature, and that of the fitted rows'),
  flat: assume(
    { endWallM2PerM: 2.6 },
    'G',
    'a flat at the end of its block has one more wall: as deep as the root of its floor area, 2.6 m high',
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
    { enkel: 5.85, dubbel: 2.9, 'hr++': 2.12, triple: 1.54 },
    'D',
    'single between a wooden and a metal frame (NTA 8800: 5.1 and 6.2) and double (vbw.tussen6574) in W/m2K; the others by ins.glas.m2 (9, 12 and 14 m3/m2) and the label rows',
  ),
  doorU: assume(
    { oud: 3.4, geisoleerd: 1.5 },
    'D',
    'vbw.*: doors U 3.4; isde.glas.deur: at most 1.5',
  ),
  insulatedSince: assume(
    { wallRc: 0.8, roofRc: 1.2, floorRc: 0.27 },
    'D',
    'least that a house of unknown insulation is taken to have: mean U over houses as built and those insulated since; with it the model gives use.6575 within the tolerance of the calibration, and use.type21 within 5 %; what people leave out since is in leftOutKwhPerM2. More insulation here puts label.spread.woon out of tolerance',
  ),
  /**
   * A label is that of the mean home of its time, of which some were insulated or got better glass since; a plan
   * needs the wall as it most likely is, and CBS measures no less gas from 1965 on. The first span ends where what
   * is assumed of insulation since (`insulatedSince`) stops hiding the era.
   */
  registeredStock: assume<readonly StockSpan[]>(
    [
      {
        fromYear: 1930,
        rows: [
          [1938, 1.13],
          [1955, 0.89],
          [1970, 0.8],
        ],
      },
      {
        fromYear: 1975,
        rows: [
          [1985, 0.88],
          [1998, 0.73],
        ],
      },
    ],
    'D',
    'label only: factor on the U of untold wall, roof, floor and glass, on a straight line over the build years, 1 before; by the medians of the registered labels (nat.labels.*, 2021 to 2025), all types together, by `npm run calibration -- fit`',
  ),
  solidWallRc: assume(0.19, 'D', 'rc.annexI: before 1965 without cavity'),
  solidWallSinceRc: assume(
    0.45,
    'D',
    'a solid wall of which nothing is told: mean U over bare ones and those insulated since, by the registered labels (nat.labels.*.voor1945: with bare walls a corner house came out at G, three classes from their median)',
  ),
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
  crawlSpaceWPerMK: assume(5.5, 'D', `loss of a vented crawl space per m of B'; ${fitted}`),
  airHeatWhPerM3K: assume(0.33, 'G', 'heat capacity of air'),
  infiltration: assume(
    {
      natuurlijk: { builtPerHour: 0.9, tightPerHour: 0.05 },
      mechanisch: { builtPerHour: 0.5, tightPerHour: 0.5 },
      zuinig: { builtPerHour: 0.5, tightPerHour: 0.5 },
      sealedShare: 0.1,
    },
    'D',
    `air changes per hour through gaps, as the era built it and with all parts made good; ${fitted}; with fans: sealed as built, on RVO's heat needs from 1992 on (vbw.*), and mc.gem1/2 of new homes come nearer; sealed: about EUR 38 a year by small.tool25`,
  ),
  gapShares: assume(
    { roof: 0.29, wall: 0.5, floor: 0.03, glass: 0.05 },
    'D',
    `share of the gaps that making a part good closes; ${fitted}; the rest is left for draught proofing`,
  ),
  ventilation: assume(
    {
      natuurlijk: { perHour: 0.45, labelPerHour: 0.45, fanKwh: 0 },
      mechanisch: { perHour: 0.45, labelPerHour: 0.66, fanKwh: 0 },
      co2: { perHour: 0.33, labelPerHour: 0.49, fanKwh: 0 },
      wtw: { perHour: 0.13, labelPerHour: 0.19, fanKwh: 150 },
    },
    'D',
    `air changes per hour that take heat along; ${fitted}. Label: mwa.practice, people let in half of what the norm counts with fans; vent.wtw.effect for wtw, whose two fans run all year (G)`,
  ),
  degreeHoursK: assume(59_000, 'D', `K h a season, whole house at one temperature; ${fitted}`),
  seasonHours: assume(
    4000,
    'G',
    'hours of the heating season in which the thermostat is not set back',
  ),
  internalGainsKwhPerM2: assume(5.4, 'D', `useful, per m2 floor; ${fitted}`),
  solarGainsKwhPerM2: assume(138, 'D', `useful, per m2 window; ${fitted}`),
  realUse: assume(
    { perMeanU: 1.14, power: 0.3, roof: 0.55 },
    'D',
    `people heat less than the norm by perMeanU x (mean U)^power: least in draughty houses, and hardly under the roof; ${fittedUse}`,
  ),
  leftOutKwhPerM2: assume(
    20,
    'D',
    `heat that people leave out since 2022, a year per m2 of the shell: rooms not heated, a lower thermostat; ${fittedUse}`,
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
    { scop: 4.13, hotWaterCop: 2, baseKwh: 890, groundSource: 1.25 },
    'D',
    'mc.heat.*: slope and intercept of all-electric use; base: pumps, standby and back-up element; ground source: hp.scop 4.5 to 5 against 3 to 5 for air',
  ),
  designTemperatureK: assume(
    27,
    'G',
    '20 inside, -7 outside; a back-up element takes the coldest hours',
  ),
  tankLitres: assume(
    { base: 100, perResident: 50 },
    'G',
    'tank of a heat pump that makes the hot water: usual practice',
  ),
  onePhaseMaxKw: assume(
    6,
    'G',
    'a pump beside a boiler up to this power does with one phase; one alone, with its element, asks for three: usual practice',
  ),
  heatPumpKw: assume({ min: 4, max: 16 }, 'G', 'sizes on the market for one home'),
  heatPumpPriceKw: assume(
    8,
    'D',
    'hp.cost.ae: 12,000 at 8 kW and by the square root of the power spans its 8,000 to 16,000 over 4 to 16 kW',
  ),
  listedPowerDoubtKw: assume(1, 'G', 'the listed power differs from the size needed by about 1 kW'),
  panelsPerPlan: assume(
    { min: 6, max: 10, roofShare: { schuin: 0.35, plat: 0.5 }, panelM2: 1.9 },
    'D',
    'pv.mc has 6 to 10 panels. Share of the roof, ours (G): of a pitched one most of its sunny side; of a flat one three quarters, within its edge and rooflights, on which rows with the gap between them take one and a half times what the panels measure',
  ),
  solarBoilerShare: assume(
    0.47,
    'D',
    'zb.save: 150 of 330 m3 for 3 people and 240 of 490 m3 for 5, by hotWaterGasM3',
  ),
  orientationFactor: assume(
    { zuid: 1.06, 'zuidoost-zuidwest': 1, 'oost-west': 0.88, noord: 0.64 },
    'D',
    'pv.yield.rdam: south 923 against south-west 869; pv.yield.pvgis: east-west 861 of 1,032; pv.orient: north 0.5 to 0.6 of south; a flat roof counts as south-east to south-west (G), frames stand towards the sun but less steeply',
  ),
  /* label */
  labelSystemEfficiency: assume(
    0.85,
    'D',
    'boiler.eff.nta: HR107 0.95 over 1.12 for emission and pipes (label.example.rvo.d)',
  ),
  thermalBridges: assume(
    1.08,
    'D',
    'vbw.thermalbridge: the label adds 8.4 % on average, RVO left it out',
  ),
  labelAuxiliaryKwhPerM2: assume(7, 'G', 'fans, pumps and lighting forfait, electricity'),
  labelHeatNetworkFactor: assume(1, 'G', 'heat network without its own declaration: as gas'),
  /* uncertainty, as shares of the middle value */
  spread: assume(
    {
      gas: 0.15,
      gasWithBill: 0.1,
      electricity: 0.25,
      electricityWithBill: 0.15,
      ep2: 0.18,
      price: 0.2,
      area: 0.1,
      most: 0.6,
    },
    'D',
    'gas: the largest deviation from the mc.heat.* rows; the others G',
  ),
  savingDoubt: assume(
    {
      gedrag: { open: 0.33, told: 0.05 },
      spouw: { open: 0.34, told: 0.19 },
      isolatie: { open: 0.12, told: 0.07 },
      oppervlakte: { open: 0.16, told: 0.03 },
      ligging: { open: 0.51, told: 0.34 },
      rekenmodel: { open: 0.2, told: 0.2 },
    },
    'D',
    'how far each cause leaves the saving of a plan in doubt, while the use is open and once a bill or a meter of gas told it: the middle house of what the open questions give (`engine/report/ranges.properties.test.ts`); the sum itself: within which all ins.* rows lie',
  ),
  alternatives: assume(
    {
      bouwjaar: [1950, 1985, 2005],
      areaFactor: [0.8, 1.25],
      costFactor: [0.75, 1.3],
      residents: [1, 4],
      panels: 8,
      thermostatC: [18, 21],
      doubtfulCavityUntil: 1945,
    },
    'G',
    'usual other answers, tried to see which open question matters; cavity or not is in doubt until the war',
  ),
  apartmentSpread: assume(0.3, 'G', 'a flat in the middle loses far less than one under the roof'),
  billMiss: assume(0.01, 'G', 'a miss of a percent of the bill is no more than rounding'),
  billDoubt: assume(
    { belowPct: 60, abovePct: 170 },
    'G',
    'a bill this far from what such a house is expected to cost is more often a slip than a habit',
  ),
  hybridBelievableTimes: assume(
    1.3,
    'G',
    'gas of a house with a hybrid against what is expected of it: the high end of what is shown of a house of which little is told. As its pump takes most of the heat, so much gas asks some 1.7 times the heat already (billDoubt); beyond it a pump that does too little is likelier',
  ),
  billScale: assume(
    { min: 0.1, max: 4 },
    'G',
    'a bill outside this says something else is going on, such as a wood stove or a pool',
  ),
  meterScale: assume(
    { min: 0.02, max: 8 },
    'G',
    'a meter is believed; only nil use is kept above nil',
  ),
  meterMiss: assume(
    40,
    'G',
    'm3 or kWh: a meter missed by less is a matter of days between two readings',
  ),
  /* measures */
  outerWallRc: assume(3.5, 'D', 'isde.rd.gevel: least Rd that gets a grant'),
  soilShare: assume(
    0.4,
    'D',
    'ins.coeff: soil saves 1 m3 per m2, floors 2.5 in the mean of the ins.vloer rows',
  ),
  tuning: assume(
    { 'waterzijdig-inregelen': 0.03, radiatorfolie: 0.03 },
    'G',
    'share of the heat for heating; foil: 48 EUR a year is about 3 % of it (small.tool25); balancing with colder water: no cited figure, kept as low',
  ),
  foilBelowWallRc: assume(
    1,
    'D',
    'worthwhileBelowRc: behind a good wall foil does next to nothing',
  ),
  measureLifeYears: assume(
    { kierdichting: 10, ventilatie: 15, tuning: 15, zonneboiler: 20, koken: 15 },
    'G',
    'usual lifetimes; no cited figure was found',
  ),
  largeWorkEur: assume(
    5000,
    'G',
    'what costs as much as a second-hand car is not begun for a gain that lies within the doubt of the sums',
  ),
  routeTieEurPerYear: assume(
    30,
    'G',
    'a pump, or another large work, is more trouble than leaving things as they are, so it must be this much better a year; the least at which a few euros on the bill do not turn the choice to and fro',
  ),
  fastPaybackYears: assume(
    15,
    'G',
    'what takes longer is not called fast; also the time in which a way of heating must earn back all it asks, the life of a heat pump (hp.life)',
  ),
  loanTerms: assume(
    { upToEur: [5000, 10_000, 15_000] },
    'G',
    'wf.term gives 7, 10, 15 and 20 years, 20 only above 15,000: the larger the loan, the longer',
  ),
} as const;
