import { cookingM3, goodShell, type Persona } from './persona.ts';

/** Semi-detached and detached houses. */
export const detached: readonly Persona[] = [
  {
    name: 'semi-detached house of 1975',
    why: 'De spouw is bij de bouw al deels gevuld. Een hybride past: helemaal zonder gas kost 11.600 euro meer en levert maar 40 euro per jaar meer op.',
    answers: { woningtype: 'twee-onder-een-kap', bouwjaar: 1975 },
    plan: ['vloerisolatie', 'hybride-warmtepomp', 'zonneboiler', 'zonnepanelen'],
    // 61.4 x 11, doubled; the median of RVO's list
    grantsEur: { vloerisolatie: 675.4, 'hybride-warmtepomp': 2125 },
    labelNow: ['B', 'D'],
    // All semi-detached houses; this is about the middle of the stock
    gasM3: { published: 1300, tolerance: 0.15 },
    source: 'use.est22, rc.8291, vbw.kap7591, isde.*; routes compared without panels, spread.gas',
  },
  {
    name: 'semi-detached house, reasonably insulated',
    why: 'De rij "redelijk" van Milieu Centraal: net goed genoeg voor een warmtepomp zonder gas.',
    answers: {
      woningtype: 'twee-onder-een-kap',
      bouwjaar: 1980,
      roof: 'goed',
      wall: 'matig',
      floor: 'goed',
      glazing: 'hr++',
      residents: 2,
      gasM3PerYear: 1390 + cookingM3,
    },
    plan: ['warmtepomp', 'elektrisch-koken', 'zonnepanelen'],
    // 1,025 + 8 x 225 + 200
    grantsEur: { warmtepomp: 3025 },
    labelNow: ['A', 'C'],
    gasM3: { published: 1390 + cookingM3, tolerance: 0.15 },
    source: 'mc.heat.twee-onder-een-kap.redelijk',
  },
  {
    name: 'semi-detached house of 1935 with single glass',
    why: 'Enkel glas: HR++ hoort hier bij de eerste stappen en verdient zich snel terug.',
    answers: { woningtype: 'twee-onder-een-kap', bouwjaar: 1935, glazing: 'enkel' },
    plan: [
      'spouwmuurisolatie',
      'hr-glas',
      'vloerisolatie',
      'hybride-warmtepomp',
      'zonneboiler',
      'zonnepanelen',
    ],
    // 94.2 x 10.50; 24.2 x 50
    grantsEur: { spouwmuurisolatie: 989.1, 'hr-glas': 1210 },
    labelNow: ['D', 'G'],
    source: 'ins.glas.enkel_hrpp, rc.4664',
  },
  {
    name: 'detached house, well insulated',
    why: 'Goed geïsoleerd en groot: de warmtepomp verdient zich hier het snelst terug.',
    answers: {
      woningtype: 'vrijstaand',
      bouwjaar: 2000,
      ...goodShell,
      residents: 2,
      gasM3PerYear: 1460 + cookingM3,
    },
    plan: ['warmtepomp', 'elektrisch-koken', 'zonnepanelen'],
    // 1,025 + 9 x 225 + 200: not the 3,375 of 2024
    grantsEur: { warmtepomp: 3250 },
    labelNow: ['A', 'B'],
    gasM3: { published: 1460 + cookingM3, tolerance: 0.15 },
    source: 'mc.heat.vrijstaand.goed, isde.wp.lw',
  },
  {
    name: 'large uninsulated detached house with a family',
    why: 'Alles is hier nog te doen, en alles verdient zich terug. De maxima van de ISDE gelden: 45 m2 glas.',
    answers: {
      woningtype: 'vrijstaand',
      bouwjaar: 1955,
      roof: 'niet',
      wall: 'niet',
      floor: 'niet',
      glazing: 'enkel',
      residents: 4,
      floorAreaM2: 200,
    },
    plan: [
      'spouwmuurisolatie',
      'dakisolatie',
      'hr-glas',
      'vloerisolatie',
      'warmtepomp',
      'elektrisch-koken',
      'zonnepanelen',
    ],
    // 1,025 + 11 x 225 + 200
    grantsEur: { warmtepomp: 3700 },
    labelNow: ['F', 'G'],
    source: 'rc.4664, isde.glas.area',
  },
  {
    name: 'big detached house of 1978 with a bill of 500',
    why: 'Een grote rekening, maar ook een groot huis: de besparing volgt uit de eigen rekening. Glas boven 45 m2 telt niet mee.',
    answers: {
      woningtype: 'vrijstaand',
      bouwjaar: 1978,
      floorAreaM2: 240,
      monthlyCostEur: 500,
      residents: 4,
    },
    plan: [
      'vloerisolatie',
      'dakisolatie',
      'hr-glas',
      'warmtepomp',
      'elektrisch-koken',
      'zonnepanelen',
    ],
    // 46.8 m2 of glass, 45 count: 45 x 50; 138.6 m2 of floor, 130 count: 130 x 11
    grantsEur: { 'hr-glas': 2250, vloerisolatie: 1430 },
    labelNow: ['B', 'E'],
    source: 'isde.glas.area, isde.vloer',
  },
  {
    name: 'detached house of the nineties with a family of five',
    why: 'Alleen het glas is nog oud. Met vijf mensen is er veel warm water, en dus veel te winnen met de warmtepomp.',
    answers: {
      woningtype: 'vrijstaand',
      bouwjaar: 1995,
      residents: 5,
      gasM3PerYear: 1460 + 100 + 3 * 80 + cookingM3,
    },
    plan: ['hr-glas', 'warmtepomp', 'elektrisch-koken', 'zonnepanelen'],
    // 31.4 x 50: the heat pump is the second measure
    grantsEur: { 'hr-glas': 1570, warmtepomp: 3250 },
    labelNow: ['A', 'C'],
    // Well insulated, but for double glass (100); three people more at 80 (hotWaterGasM3)
    gasM3: { published: 1460 + 100 + 3 * 80 + cookingM3, tolerance: 0.15 },
    source: 'mc.heat.vrijstaand.goed, ins.glas.dubbel_hrpp, rc.92, isde.double',
  },
  {
    name: 'monument-like farmhouse of 1750',
    why: 'Massieve muren, enkel glas en geen kruipruimte. Glas en gevel gaan voor, met een hybride erbij. Helemaal zonder gas kost 10.500 euro meer en is niet zeker beter.',
    answers: {
      woningtype: 'vrijstaand',
      bouwjaar: 1750,
      wallType: 'massief',
      wall: 'niet',
      glazing: 'enkel',
      crawlSpace: 'nee',
    },
    plan: ['hr-glas', 'gevelisolatie', 'hybride-warmtepomp', 'zonneboiler', 'zonnepanelen'],
    // 126.4 x 40.50; 31.4 x 50
    grantsEur: { gevelisolatie: 5119.2, 'hr-glas': 1570, 'hybride-warmtepomp': 2125 },
    labelNow: ['F', 'G'],
    source: 'hp.suit, isde.*; whether a monument may be changed is for the visit',
  },
];
