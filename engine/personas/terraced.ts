import { cookingM3, goodShell, type Persona } from './persona.ts';

/** Of RVO's terraced example: 37.7 m2 x 10.50 and 48.3 x 11, doubled. */
const cavityAndFloorEur = { spouwmuurisolatie: 395.85, vloerisolatie: 531.3 };

/** Terraced and corner houses. */
export const terraced: readonly Persona[] = [
  {
    name: 'terraced house of 1970, nothing else known',
    why: 'De gewone rijtjeswoning zoals het formulier hem stuurt. Met het verbruik van nu verdient een warmtepomp zonder gas zich hier niet zeker terug: eerst spouw en vloer, en de ketel blijft.',
    answers: { woningtype: 'tussenwoning', bouwjaar: 1970 },
    plan: ['spouwmuurisolatie', 'vloerisolatie', 'zonneboiler', 'zonnepanelen'],
    // The solar boiler is the median of RVO's list
    grantsEur: {
      ...cavityAndFloorEur,
      zonneboiler: 1789,
      zonnepanelen: null,
    },
    labelNow: ['B', 'D'],
    // The mean terraced house of 2022, of all years
    gasM3: { published: 940, tolerance: 0.15 },
    source: 'vbw.tussen6574, isde.*, use.est22',
  },
  {
    name: 'terraced house of 1970 that takes much gas',
    why: 'Wie zoveel gas verbruikt, verdient de hele weg terug: eerst de schil, dan helemaal van het gas af.',
    answers: { woningtype: 'tussenwoning', bouwjaar: 1970, gasM3PerYear: 1300 },
    plan: [
      'spouwmuurisolatie',
      'vloerisolatie',
      'dakisolatie',
      'hr-glas',
      'warmtepomp',
      'elektrisch-koken',
      'zonnepanelen',
    ],
    // 55.6 m2 x 32.50; 20.8 x 50, doubled; 1,025 + 5 x 225 + 200
    grantsEur: {
      ...cavityAndFloorEur,
      dakisolatie: 1807,
      'hr-glas': 1040,
      warmtepomp: 2350,
      zonnepanelen: null,
    },
    labelNow: ['B', 'D'],
    gasM3: { published: 1300, tolerance: 0.02 },
    source: 'vbw.tussen6574, isde.*, the meter itself',
  },
  {
    name: 'terraced house of 1980, well insulated',
    why: 'De schil is al goed, dus alleen de installatie blijft over. Het gasverbruik hoort bij de rij "goed" van Milieu Centraal.',
    answers: {
      woningtype: 'tussenwoning',
      bouwjaar: 1980,
      ...goodShell,
      residents: 2,
      gasM3PerYear: 770 + cookingM3,
    },
    plan: ['warmtepomp', 'elektrisch-koken', 'zonnepanelen'],
    grantsEur: { warmtepomp: 2350 },
    labelNow: ['A+', 'B'],
    gasM3: { published: 770 + cookingM3, tolerance: 0.15 },
    source: 'mc.heat.tussenwoning.goed',
  },
  {
    name: 'terraced house of 1910 with bare walls, solid by its age',
    why: 'Geen spouw: de gevel zelf isoleren is duur, en verdient zich over zijn levensduur toch terug. De ketel blijft: zonder gas kost 14.800 euro meer en levert evenveel op.',
    answers: { woningtype: 'tussenwoning', bouwjaar: 1910, wall: 'niet' },
    plan: ['vloerisolatie', 'gevelisolatie', 'zonneboiler', 'zonnepanelen'],
    // 37.7 x 40.50; 48.3 x 11
    grantsEur: { gevelisolatie: 1526.85, vloerisolatie: 531.3 },
    labelNow: ['C', 'E'],
    source: 'ins.gevel.hoek scaled 0.45, hp.suit, isde.gevel',
  },
  {
    name: 'one person in a terraced house with a small bill',
    why: 'Wie weinig stookt, bespaart weinig aan de schil: alleen de spouw blijft over. Warm water gaat naar de bewoners en niet naar de rekening, dus een zonneboiler scheelt hier evenveel als bij een ander die alleen woont. Als tweede maatregel verdubbelt hij de subsidie op de spouw. Zes zonnepanelen leveren te weinig op om ook de nieuwe omvormer te betalen.',
    answers: { woningtype: 'tussenwoning', bouwjaar: 1960, residents: 1, monthlyCostEur: 90 },
    plan: ['spouwmuurisolatie', 'zonneboiler'],
    // 37.7 x 10.50: two measures, so doubled
    grantsEur: { spouwmuurisolatie: 395.85 },
    source: 'isde.double, pv.mc, pv.inverter; what does not earn itself back stays out of the plan',
  },
  {
    name: 'terraced house on a heat network with panels',
    why: 'Op een warmtenet is geen warmtepomp of gas aan de orde. Isoleren scheelt dan warmte van het net.',
    answers: { woningtype: 'tussenwoning', bouwjaar: 1970, heating: 'warmtenet', solarPanels: 8 },
    plan: ['spouwmuurisolatie', 'vloerisolatie'],
    grantsEur: { spouwmuurisolatie: 395.85, vloerisolatie: 531.3 },
    gasM3: { published: 0, tolerance: 0 },
    source: 'mc.net, price.heat',
  },
  {
    name: 'terraced house of 2010 with floor heating and a boiler',
    why: 'Lage temperatuur is er al. De warmtepomp past meteen.',
    answers: {
      woningtype: 'tussenwoning',
      bouwjaar: 2010,
      emitters: 'vloerverwarming',
      gasM3PerYear: 900,
    },
    plan: ['warmtepomp', 'elektrisch-koken', 'zonnepanelen'],
    // 1,025 + 6 x 225 + 200
    grantsEur: { warmtepomp: 2575 },
    labelNow: ['A+', 'B'],
    // New medium terraced house, two residents or more
    gasM3: { published: 900, tolerance: 0.15 },
    source: 'rc.92 (HR++ from 2006), hp.suit, mc.gem2',
  },
  {
    name: 'house of 2019 with a boiler: too new for the heat pump grant',
    why: 'Gebouwd in 2019: de ISDE voor warmtepompen geldt alleen met een vergunning van vóór juli 2018. Zonder subsidie levert een warmtepomp hier niet meer op dan de ketel houden, en kost hij veel meer. Een zonneboiler lijkt wel te lonen, maar met een prijs uit één bron begint geen plan.',
    answers: { woningtype: 'tussenwoning', bouwjaar: 2019, heating: 'cv-ketel' },
    plan: ['zonnepanelen'],
    labelNow: ['A+++', 'A'],
    source:
      'isde.bouwjaar, rc.15; hp.cost.ae without a grant against a small use; small.tool25.zonneboiler is one source (C)',
  },
  {
    name: 'renovated house that has everything',
    why: 'Alles is al gedaan. Het plan is leeg en verzint niets.',
    answers: {
      woningtype: 'tussenwoning',
      bouwjaar: 1965,
      ...goodShell,
      doors: 'geisoleerd',
      draughtProofing: 'goed',
      ventilation: 'wtw',
      heating: 'warmtepomp',
      cooking: 'elektrisch',
      solarPanels: 10,
    },
    plan: [],
    labelNow: ['A++++', 'A+'],
    gasM3: { published: 0, tolerance: 0 },
    source: 'nothing is left that earns itself back',
  },
  {
    name: 'corner house, moderately insulated, two people',
    why: 'De rij "matig" van Milieu Centraal. Zonder gas kan pas na isoleren, en dat kost hier 11.200 euro meer dan een hybride. Na alle kosten levert het 130 euro per jaar meer op, en ook het meest als de besparing 15% tegenvalt.',
    answers: {
      woningtype: 'hoekwoning',
      bouwjaar: 1980,
      roof: 'matig',
      wall: 'matig',
      floor: 'matig',
      glazing: 'dubbel',
      residents: 2,
      gasM3PerYear: 1360 + cookingM3,
    },
    plan: [
      'vloerisolatie',
      'dakisolatie',
      'hr-glas',
      'warmtepomp',
      'elektrisch-koken',
      'zonnepanelen',
    ],
    // 46.6 x 11; 60.9 x 32.50; 22 x 50, doubled; 1,025 + 6 x 225 + 200
    grantsEur: { vloerisolatie: 512.6, dakisolatie: 1979.25, 'hr-glas': 1100, warmtepomp: 2575 },
    labelNow: ['B', 'D'],
    gasM3: { published: 1360 + cookingM3, tolerance: 0.15 },
    source: 'mc.heat.hoekwoning.matig, ins.glas.cost; routes compared without panels, spread.gas',
  },
  {
    name: 'corner house of 1900, solid walls, with a bill',
    why: 'Een hoge rekening in een huis zonder spouw: de gevel verdient zich terug over zijn levensduur.',
    answers: {
      woningtype: 'hoekwoning',
      bouwjaar: 1900,
      wallType: 'massief',
      monthlyCostEur: 400,
    },
    plan: [
      'vloerisolatie',
      'gevelisolatie',
      'dakisolatie',
      'hr-glas',
      'warmtepomp',
      'elektrisch-koken',
      'zonnepanelen',
    ],
    // 86 m2 x 40.50
    grantsEur: { gevelisolatie: 3483 },
    labelNow: ['E', 'G'],
    source: 'ins.gevel.hoek, isde.gevel, rc.4664',
  },
  {
    name: 'corner house of 1985 with meter readings',
    why: 'Jaarstanden gaan voor alles: het rapport begint bij precies dat verbruik. Zonder gas levert hier 165 euro per jaar meer op dan een hybride, dak, vloer en glas meegeteld.',
    answers: {
      woningtype: 'hoekwoning',
      bouwjaar: 1985,
      gasM3PerYear: 1500,
      electricityKwhPerYear: 3000,
    },
    plan: [
      'vloerisolatie',
      'dakisolatie',
      'hr-glas',
      'warmtepomp',
      'elektrisch-koken',
      'zonnepanelen',
    ],
    // 1,025 + 7 x 225 + 200: the meter asks for more than the shell, so the pump is a size larger
    grantsEur: { warmtepomp: 2800 },
    gasM3: { published: 1500, tolerance: 0.02 },
    source: 'the meter itself',
  },
  {
    name: 'corner house of 1972 with a flat roof and no crawl space',
    why: 'Zonder kruipruimte is er geen vloer te isoleren. Zonder gas levert 50 euro per jaar meer op dan een hybride, maar kost 12.700 euro meer en verdient zich niet zeker terug.',
    answers: { woningtype: 'hoekwoning', bouwjaar: 1972, roofType: 'plat', crawlSpace: 'nee' },
    plan: ['spouwmuurisolatie', 'hybride-warmtepomp', 'zonneboiler', 'zonnepanelen'],
    // 86 x 10.50; the median of RVO's list
    grantsEur: { spouwmuurisolatie: 903, 'hybride-warmtepomp': 2125 },
    labelNow: ['C', 'F'],
    source: 'hp.suit, isde.wp.lw; routes compared without panels, spread.gas',
  },
  {
    name: 'house of 2022: only panels are left',
    why: 'Nieuw en gasvrij gebouwd. Alleen zonnepanelen voegen nog iets toe.',
    answers: { woningtype: 'hoekwoning', bouwjaar: 2022 },
    plan: ['zonnepanelen'],
    grantsEur: { zonnepanelen: null },
    labelNow: ['A++++', 'A+'],
    gasM3: { published: 0, tolerance: 0 },
    source: 'rc.21',
  },
  {
    name: 'corner house of 1995 with a hybrid, panels and a battery',
    why: 'Er is al veel. Nog een warmtepomp zonder gas levert hier niets meer op. Een zonneboiler lijkt wel te lonen, maar met een prijs uit één bron is dat geen plan: hij staat ernaast.',
    answers: {
      woningtype: 'hoekwoning',
      bouwjaar: 1995,
      heating: 'hybride',
      solarPanels: 12,
      batteryKwh: 10,
      gasM3PerYear: 530 + cookingM3,
    },
    plan: [],
    labelNow: ['A+++', 'A'],
    // Hybrid, well insulated; the glass is older
    gasM3: { published: 530 + cookingM3, tolerance: 0.15 },
    source:
      'mc.heat.hoekwoning.goed; small.tool25.zonneboiler is one source (C); no ISDE for a battery (isde.battery)',
  },
];
