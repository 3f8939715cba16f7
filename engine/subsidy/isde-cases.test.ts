import { describe, expect, it } from 'vitest';
import { toolFigures2026 } from '../figures/tool-figures.ts';
import { subsidyFor } from './subsidy-for.ts';
import type { SubsidyHome, SubsidyMeasure } from './subsidy-request.ts';

const today = '2026-11-20';
const terraced: SubsidyHome = {
  ownerOccupied: true,
  mainResidence: true,
  bouwjaar: 1975,
  woningtype: 'tussenwoning',
};

/** Cents of one line: one amount, or low, mid and high. */
type Cents = number | [low: number, mid: number, high: number];

/** Subject; measures; cents per line, worked out by hand from the facts; facts; what differs from the terraced house. */
type Case = [string, SubsidyMeasure[], Cents[], string, Partial<SubsidyHome>?];

const air = 'lucht-water-hybride';
const hp: SubsidyMeasure = { id: 'warmtepomp', kind: air, powerKw: 4, label: 'A+++' };

const insulation: Case[] = [
  ['cavity alone: 50 x 5.25', [{ id: 'spouw', areaM2: 50 }], [26250], 'isde.spouw'],
  ['cavity of exactly 10 m2: 10 x 5.25', [{ id: 'spouw', areaM2: 10 }], [5250], 'isde.spouw'],
  ['cavity of 9.99 m2: below the minimum', [{ id: 'spouw', areaM2: 9.99 }], [0], 'isde.spouw'],
  ['cavity of exactly 170 m2: 170 x 5.25', [{ id: 'spouw', areaM2: 170 }], [89250], 'isde.spouw'],
  ['cavity of 171 m2: 170 x 5.25', [{ id: 'spouw', areaM2: 171 }], [89250], 'isde.spouw'],
  ['cavity of 16.4 m2, no hair lost: 86.10', [{ id: 'spouw', areaM2: 16.4 }], [8610], 'isde.spouw'],
  [
    'cavity of 12.34 m2: 64.785, to the cent',
    [{ id: 'spouw', areaM2: 12.34 }],
    [6479],
    'isde.spouw',
  ],
  [
    'cavity of 12.345 m2: 64.81125, rounded once, at the end',
    [{ id: 'spouw', areaM2: 12.345 }],
    [6481],
    'isde.spouw',
  ],
  [
    'three parts of 20 m2 roof together, no hair lost: 20 x 16.25',
    [
      { id: 'dak', areaM2: 3.4 },
      { id: 'dak', areaM2: 12.7 },
      { id: 'dak', areaM2: 3.9 },
    ],
    [5525, 20638, 6338],
    'isde.dak',
  ],
  ['outer wall of exactly 10 m2: 10 x 20.25', [{ id: 'gevel', areaM2: 10 }], [20250], 'isde.gevel'],
  ['outer wall of 171 m2: 170 x 20.25', [{ id: 'gevel', areaM2: 171 }], [344250], 'isde.gevel'],
  ['roof of exactly 20 m2: 20 x 16.25', [{ id: 'dak', areaM2: 20 }], [32500], 'isde.dak'],
  ['roof of 19.99 m2: below the minimum', [{ id: 'dak', areaM2: 19.99 }], [0], 'isde.dak'],
  ['roof of 201 m2: 200 x 16.25', [{ id: 'dak', areaM2: 201 }], [325000], 'isde.dak'],
  ['attic floor: 45 x 4', [{ id: 'zoldervloer', areaM2: 45 }], [18000], 'isde.zolder'],
  ['attic floor of 19.99 m2', [{ id: 'zoldervloer', areaM2: 19.99 }], [0], 'isde.zolder'],
  ['floor of exactly 130 m2: 130 x 5.50', [{ id: 'vloer', areaM2: 130 }], [71500], 'isde.vloer'],
  ['floor of 131 m2: 130 x 5.50', [{ id: 'vloer', areaM2: 131 }], [71500], 'isde.vloer'],
  ['soil: 48 x 3', [{ id: 'bodem', areaM2: 48 }], [14400], 'isde.bodem'],
  [
    'two roofs of 12 m2 reach the minimum together: 24 x 16.25',
    [
      { id: 'dak', areaM2: 12 },
      { id: 'dak', areaM2: 12 },
    ],
    [19500, 19500],
    'isde.dak',
  ],
  [
    'bio-based cavity alone: 50 x (5.25 + 1.50)',
    [{ id: 'spouw', areaM2: 50, biobased: true }],
    [33750],
    'isde.spouw isde.mki',
  ],
  [
    'bio-based roof alone: 60 x (16.25 + 5)',
    [{ id: 'dak', areaM2: 60, biobased: true }],
    [127500],
    'isde.dak isde.mki',
  ],
];

const doubling: Case[] = [
  [
    'cavity and floor: 50 x 10.50 + 48 x 11',
    [
      { id: 'spouw', areaM2: 50 },
      { id: 'vloer', areaM2: 48 },
    ],
    [52500, 52800],
    'isde.double',
  ],
  [
    'the bonus does not double: 60 x (32.50 + 5) + 50 x 10.50',
    [
      { id: 'dak', areaM2: 60, biobased: true },
      { id: 'spouw', areaM2: 50 },
    ],
    [225000, 52500],
    'isde.double isde.dak',
  ],
  [
    'cavity and outer wall: 50 x 10.50 + 20 x 40.50',
    [
      { id: 'spouw', areaM2: 50 },
      { id: 'gevel', areaM2: 20 },
    ],
    [52500, 81000],
    'isde.double',
  ],
  [
    'roof and glass: 60 x 32.50 + 20 x 50',
    [
      { id: 'dak', areaM2: 60 },
      { id: 'hrpp', areaM2: 20 },
    ],
    [195000, 100000],
    'isde.double',
  ],
  [
    'a second measure below its minimum does not double',
    [
      { id: 'spouw', areaM2: 50 },
      { id: 'vloer', areaM2: 19.99 },
    ],
    [26250, 0],
    'isde.double isde.vloer',
  ],
  [
    'a heat pump doubles the cavity and not itself',
    [{ id: 'spouw', areaM2: 50 }, hp],
    [52500, 212500],
    'isde.double isde.wp.lw',
  ],
  [
    'a solar boiler doubles',
    [
      { id: 'spouw', areaM2: 50 },
      { id: 'zonneboiler', collectorM2: 4 },
    ],
    [52500, [59100, 178900, 318200]],
    'isde.double isde.zb5',
  ],
  [
    'a heat network doubles',
    [{ id: 'spouw', areaM2: 50 }, { id: 'warmtenet' }],
    [52500, 377500],
    'isde.double isde.warmtenet',
  ],
  [
    'ventilation does not count as second',
    [
      { id: 'spouw', areaM2: 50 },
      { id: 'ventilatie', kind: 'co2-gestuurd' },
    ],
    [26250, 40000],
    'isde.double isde.vent',
  ],
  [
    'panels and battery do not count',
    [{ id: 'spouw', areaM2: 50 }, { id: 'zonnepanelen' }, { id: 'thuisbatterij' }],
    [26250, 0, 0],
    'isde.battery btw.pv',
  ],
  [
    'a heat pump that gets nothing does not count',
    [
      { id: 'spouw', areaM2: 50 },
      { ...hp, label: 'A+' },
    ],
    [26250, 0],
    'isde.double isde.wp.label',
  ],
  [
    'floor and soil are taken as one measure: 48 x 5.50 + 48 x 3',
    [
      { id: 'vloer', areaM2: 48 },
      { id: 'bodem', areaM2: 48 },
    ],
    [26400, 14400],
    'isde.double',
  ],
  [
    'two kinds of glass are one measure: 10 x 25 + 5 x 111',
    [
      { id: 'hrpp', areaM2: 10 },
      { id: 'triple', areaM2: 5 },
    ],
    [25000, 55500],
    'isde.double isde.glas.area',
  ],
  [
    'the second roof of the same house does not double',
    [
      { id: 'dak', areaM2: 30 },
      { id: 'dak', areaM2: 30 },
    ],
    [48750, 48750],
    'isde.double',
  ],
];

const glass: Case[] = [
  [
    'HR++ of exactly 3 m2: 3 x 25',
    [{ id: 'hrpp', areaM2: 3 }],
    [7500],
    'isde.glas.hrpp isde.glas.area',
  ],
  ['HR++ of 2.99 m2: below the minimum', [{ id: 'hrpp', areaM2: 2.99 }], [0], 'isde.glas.area'],
  ['HR++ of 46 m2: 45 x 25', [{ id: 'hrpp', areaM2: 46 }], [112500], 'isde.glas.area'],
  [
    'glass and panel reach 3 m2 together: 2 x 25 + 1 x 10',
    [
      { id: 'hrpp', areaM2: 2 },
      { id: 'paneel', areaM2: 1 },
    ],
    [5000, 1000],
    'isde.glas.area isde.glas.paneel',
  ],
  [
    'a door of 2 m2 alone: below the minimum',
    [{ id: 'deur', areaM2: 2 }],
    [0],
    'isde.glas.area isde.glas.deur',
  ],
  [
    'new panel and new door without glass: nothing',
    [
      { id: 'paneel-nieuw', areaM2: 2 },
      { id: 'deur-nieuw', areaM2: 2 },
    ],
    [0, 0],
    'nat.isde.doors',
  ],
  [
    'new panel and new door beside glass: 1 x 111 + 2 x 45 + 2 x 111',
    [
      { id: 'triple', areaM2: 1 },
      { id: 'paneel-nieuw', areaM2: 2 },
      { id: 'deur-nieuw', areaM2: 2 },
    ],
    [11100, 9000, 22200],
    'isde.glas.paneel_nieuw isde.glas.deur_nieuw nat.isde.doors',
  ],
  ['a door of U 1.5 alone: nothing', [{ id: 'deur', areaM2: 4 }], [0], 'nat.isde.doors'],
  [
    'door of U 1.5 beside glass: 3 x 25 + 4 x 25',
    [
      { id: 'hrpp', areaM2: 3 },
      { id: 'deur', areaM2: 4 },
    ],
    [7500, 10000],
    'isde.glas.deur nat.isde.doors',
  ],
  [
    'a door applied for on another day than the glass: nothing',
    [
      { id: 'hrpp', areaM2: 5, doneOn: '2026-02-01', appliedOn: '2026-03-01' },
      { id: 'deur', areaM2: 4, doneOn: '2026-05-01', appliedOn: '2026-06-01' },
    ],
    [12500, 0],
    'nat.isde.doors',
  ],
  [
    'a door alone does not double the roof: 60 x 16.25',
    [
      { id: 'deur', areaM2: 4 },
      { id: 'dak', areaM2: 60 },
    ],
    [0, 97500],
    'nat.isde.doors isde.double',
  ],
  [
    'glass and door double as one measure with the roof, not by themselves',
    [
      { id: 'hrpp', areaM2: 5 },
      { id: 'deur-nieuw', areaM2: 4 },
    ],
    [12500, 44400],
    'nat.isde.doors isde.double',
  ],
  [
    'above 45 m2 the best paid count first: 15 x 25 + 30 x 111',
    [
      { id: 'hrpp', areaM2: 40 },
      { id: 'triple', areaM2: 30 },
    ],
    [37500, 333000],
    'isde.glas.area',
  ],
  [
    'above 45 m2, doubled by a heat pump: 15 x 50 + 30 x 222',
    [{ id: 'hrpp', areaM2: 40 }, { id: 'triple', areaM2: 30 }, hp],
    [75000, 666000, 212500],
    'isde.glas.area isde.double',
  ],
  [
    'HR++ in a monument: 20 x 46, of 2025',
    [{ id: 'hrpp', areaM2: 20 }],
    [92000],
    'isde.glas.monument_hr',
    { monument: true },
  ],
  [
    'triple in a monument keeps its rate: 10 x 111',
    [{ id: 'triple', areaM2: 10 }],
    [111000],
    'isde.glas.triple',
    { monument: true },
  ],
];

const heatPumps: Case[] = [
  ["4 kW A+++, RVO's own example: 1,025 + 900 + 200", [hp], [212500], 'isde.wp.lw'],
  ['4 kW A++: 1,025 + 900', [{ ...hp, label: 'A++' }], [192500], 'isde.wp.lw'],
  [
    '8.5 kW all-electric A+++: 1,025 + 1,912.50 + 200',
    [{ ...hp, kind: 'lucht-water-elektrisch', powerKw: 8.5 }],
    [313750],
    'isde.wp.lw',
  ],
  [
    '1 kW A++: 1,025 + 225, the least on the list',
    [{ ...hp, powerKw: 1, label: 'A++' }],
    [125000],
    'isde.wp.lw isde.wp.list.lw',
  ],
  ['label A+: nothing', [{ ...hp, label: 'A+' }], [0], 'isde.wp.label'],
  [
    'label unknown: without or with the bonus',
    [{ id: 'warmtepomp', kind: air, powerKw: 4 }],
    [[192500, 192500, 212500]],
    'isde.wp.lw',
  ],
  ['split with a GWP above 750: nothing', [{ ...hp, splitGwpAbove750: true }], [0], 'isde.wp.gwp'],
  [
    'the same, put in before that rule: by the formula',
    [{ ...hp, splitGwpAbove750: true, doneOn: '2025-12-31' }],
    [212500],
    'isde.wp.lw',
  ],
  [
    'a second unit of 4 kW: 4 x 225, no start and no bonus',
    [hp, { ...hp, unit: 2 }],
    [212500, 90000],
    'isde.wp.second',
  ],
  [
    'two units without a number: one first, one further',
    [{ ...hp, label: 'A++', powerKw: 6 }, hp],
    [135000, 212500],
    'isde.wp.second',
  ],
  [
    'of two units the one done first is the first: 1,025 + 5 x 225, then 8 x 225',
    [
      { ...hp, label: 'A++', powerKw: 5, doneOn: '2025-03-01', appliedOn: '2025-04-01' },
      { ...hp, powerKw: 8, doneOn: '2026-05-01' },
    ],
    [215000, 180000],
    'isde.wp.second',
  ],
  [
    'so too when the later one stands first in the list',
    [
      { ...hp, powerKw: 8, doneOn: '2026-05-01' },
      { ...hp, label: 'A++', powerKw: 5, doneOn: '2025-03-01', appliedOn: '2025-04-01' },
    ],
    [180000, 215000],
    'isde.wp.second',
  ],
  [
    'of two units of one day the owner puts the better paid one first',
    [
      { ...hp, label: 'A++', powerKw: 5, doneOn: '2026-05-01' },
      { ...hp, powerKw: 8, doneOn: '2026-05-01' },
    ],
    [112500, 302500],
    'isde.wp.second',
  ],
  [
    'a unit of 2024, under other rules, was the first all the same',
    [
      { ...hp, powerKw: 8, doneOn: '2024-12-10' },
      { ...hp, doneOn: '2026-05-01' },
    ],
    [0, 90000],
    'isde.wp.second isde.24m',
  ],
  [
    'an earlier unit that gets nothing is no unit',
    [
      { ...hp, label: 'A+', doneOn: '2025-03-01', appliedOn: '2025-04-01' },
      { ...hp, doneOn: '2026-05-01' },
    ],
    [0, 212500],
    'isde.wp.second isde.wp.label',
  ],
  [
    'a second ground source: no amount known, so nothing',
    [
      { id: 'warmtepomp', kind: 'bodem-water', powerKw: 8 },
      { id: 'warmtepomp', kind: 'bodem-water', powerKw: 8 },
    ],
    [[420000, 465000, 1327500], 0],
    'isde.wp.gw.formula',
  ],
  [
    'ground source after water source: the later one gets nothing',
    [
      { id: 'warmtepomp', kind: 'bodem-water', powerKw: 8, doneOn: '2026-05-01' },
      { id: 'warmtepomp', kind: 'water-water', powerKw: 8, doneOn: '2026-04-01' },
    ],
    [0, [420000, 442500, 1312500]],
    'isde.wp.gw.formula',
  ],
  [
    'a heat pump boiler beside ground source is no second unit, a second boiler is',
    [
      { id: 'warmtepomp', kind: 'bodem-water', powerKw: 8 },
      { id: 'warmtepomp', kind: 'warmtepompboiler', powerKw: 2 },
      { id: 'warmtepomp', kind: 'warmtepompboiler', powerKw: 2 },
    ],
    [[420000, 465000, 1327500], [50000, 72500, 95000], 0],
    'isde.wp.list.boiler',
  ],
  [
    '80 kW A++ counts as the 70 kW of the list: 1,025 + 15,750',
    [{ ...hp, powerKw: 80, label: 'A++' }],
    [1677500],
    'isde.wp.list.lw',
  ],
  [
    "ground source: RVO's list",
    [{ id: 'warmtepomp', kind: 'bodem-water', powerKw: 8, label: 'A+++' }],
    [[420000, 465000, 1327500]],
    'isde.wp.list.gw',
  ],
  [
    "water source: RVO's list",
    [{ id: 'warmtepomp', kind: 'water-water', powerKw: 8 }],
    [[420000, 442500, 1312500]],
    'isde.wp.list.ww',
  ],
  [
    "heat pump boiler: RVO's list, no label asked",
    [{ id: 'warmtepomp', kind: 'warmtepompboiler', powerKw: 2, label: 'A+' }],
    [[50000, 72500, 95000]],
    'isde.wp.list.boiler',
  ],
  ['air to air: not in the scheme', [{ ...hp, kind: 'lucht-lucht' }], [0], 'isde.wp.airco'],
  ['built in 2018', [hp], [212500], 'isde.bouwjaar', { bouwjaar: 2018 }],
  [
    'built in 2019: nothing, and the cavity does not double',
    [{ id: 'spouw', areaM2: 50 }, hp],
    [26250, 0],
    'isde.bouwjaar',
    { bouwjaar: 2019 },
  ],
  [
    'built in 2019, permit before July 2018',
    [hp],
    [212500],
    'isde.bouwjaar',
    { bouwjaar: 2019, permitBefore2018July: true },
  ],
  [
    'build year unknown: perhaps nothing',
    [hp],
    [[0, 212500, 212500]],
    'isde.bouwjaar',
    { bouwjaar: undefined },
  ],
];

const rest: Case[] = [
  [
    'solar boiler of exactly 5 m2',
    [{ id: 'zonneboiler', collectorM2: 5 }],
    [[59100, 178900, 318200]],
    'isde.zb5',
  ],
  [
    'solar boiler of 6 m2',
    [{ id: 'zonneboiler', collectorM2: 6 }],
    [[100400, 184600, 217700]],
    'isde.zb10',
  ],
  ['ventilation alone: nothing', [{ id: 'ventilatie', kind: 'wtw-centraal' }], [0], 'isde.vent'],
  [
    'ventilation beside a heat pump only: nothing',
    [{ id: 'ventilatie', kind: 'wtw-centraal' }, hp],
    [0, 212500],
    'isde.vent',
  ],
  [
    'ventilation beside glass: 400',
    [
      { id: 'ventilatie', kind: 'wtw-decentraal' },
      { id: 'hrpp', areaM2: 10 },
    ],
    [40000, 25000],
    'isde.vent',
  ],
  [
    'ventilation of the year before its rule: nothing',
    [
      { id: 'ventilatie', kind: 'wtw-centraal', doneOn: '2025-12-31' },
      { id: 'dak', areaM2: 20, doneOn: '2025-12-31' },
    ],
    [0, 32500],
    'isde.vent isde.dak',
  ],
  [
    'ventilation beside a roof that is too small: nothing',
    [
      { id: 'ventilatie', kind: 'wtw-centraal' },
      { id: 'dak', areaM2: 19 },
    ],
    [0, 0],
    'isde.vent isde.dak',
  ],
  [
    'ventilation in a home of 2019: nothing',
    [
      { id: 'ventilatie', kind: 'wtw-centraal' },
      { id: 'dak', areaM2: 20 },
    ],
    [0, 32500],
    'isde.bouwjaar',
    { bouwjaar: 2019 },
  ],
  ['heat network', [{ id: 'warmtenet' }], [377500], 'isde.warmtenet'],
  [
    'electric cooking beside a heat network, gas gone: 400',
    [{ id: 'elektrisch-koken', gasRemoved: true }, { id: 'warmtenet' }],
    [40000, 377500],
    'isde.koken',
  ],
  [
    'electric cooking without a heat network: nothing',
    [{ id: 'elektrisch-koken', gasRemoved: true }],
    [0],
    'isde.koken',
  ],
  [
    'electric cooking with the gas kept: nothing',
    [{ id: 'elektrisch-koken' }, { id: 'warmtenet' }],
    [0, 377500],
    'isde.koken',
  ],
  ['never above the investment', [{ ...hp, investmentCents: 100_000 }], [100000], 'isde.wp.lw'],
  [
    'tenant or landlord: nothing',
    [{ id: 'dak', areaM2: 60 }, hp],
    [0, 0],
    'svoh',
    { ownerOccupied: false },
  ],
  [
    'no main residence: nothing',
    [{ id: 'dak', areaM2: 60 }],
    [0],
    'isde.installer',
    { mainResidence: false },
  ],
  [
    'apartment: shell through the SVVE, own heat pump through the ISDE',
    [{ id: 'dak', areaM2: 60 }, hp],
    [0, 212500],
    'svve',
    { woningtype: 'appartement' },
  ],
  [
    'apartment outside an association: ISDE',
    [{ id: 'hrpp', areaM2: 10 }],
    [25000],
    'svve',
    { woningtype: 'appartement', isVve: false },
  ],
];

const dates: Case[] = [
  [
    '24 months apart to the day: doubled',
    [
      { id: 'spouw', areaM2: 50, doneOn: '2025-01-15', appliedOn: '2025-03-01' },
      { id: 'vloer', areaM2: 48, doneOn: '2027-01-15' },
    ],
    [52500, 52800],
    'isde.24m',
  ],
  [
    'a day more: not doubled',
    [
      { id: 'spouw', areaM2: 50, doneOn: '2025-01-15', appliedOn: '2025-03-01' },
      { id: 'vloer', areaM2: 48, doneOn: '2027-01-16' },
    ],
    [26250, 26400],
    'isde.24m',
  ],
  [
    'the third outside the window of the first: it alone single',
    [
      { id: 'spouw', areaM2: 50, doneOn: '2025-01-15', appliedOn: '2025-03-01' },
      { id: 'vloer', areaM2: 48, doneOn: '2026-10-01' },
      { id: 'dak', areaM2: 60, doneOn: '2027-06-01' },
    ],
    [52500, 52800, 97500],
    'isde.24m',
  ],
  [
    'applied for 24 months after the work, to the day',
    [{ id: 'spouw', areaM2: 50, doneOn: '2025-01-31', appliedOn: '2027-01-31' }],
    [26250],
    'isde.24m',
  ],
  [
    'applied for a day later: nothing',
    [{ id: 'spouw', areaM2: 50, doneOn: '2025-01-31', appliedOn: '2027-02-01' }],
    [0],
    'isde.24m',
  ],
  [
    'not applied for yet, work of more than 24 months ago: nothing',
    [{ id: 'dak', areaM2: 60, doneOn: '2024-11-19' }],
    [0],
    'isde.24m',
  ],
  [
    'applied for before the work: nothing',
    [{ id: 'dak', areaM2: 60, doneOn: '2026-05-02', appliedOn: '2026-05-01' }],
    [0],
    'isde.24m',
  ],
  [
    'work of 2024 has other amounts, but counts for the doubling',
    [
      { id: 'spouw', areaM2: 50, doneOn: '2024-12-20' },
      { id: 'dak', areaM2: 60, doneOn: '2026-06-01' },
    ],
    [0, 195000],
    'isde.24m',
  ],
  [
    'glass applied for three times: the third gives nothing',
    [
      { id: 'hrpp', areaM2: 5, doneOn: '2025-02-01', appliedOn: '2025-03-01' },
      { id: 'hrpp', areaM2: 6, doneOn: '2025-08-01', appliedOn: '2025-09-01' },
      { id: 'hrpp', areaM2: 7, doneOn: '2026-02-01', appliedOn: '2026-03-01' },
    ],
    [12500, 15000, 0],
    'isde.glas.twice',
  ],
  [
    'second glass 24 months after the first, to the day',
    [
      { id: 'hrpp', areaM2: 5, doneOn: '2025-02-01', appliedOn: '2025-03-01' },
      { id: 'triple', areaM2: 6, doneOn: '2027-02-01' },
    ],
    [12500, 66600],
    'isde.glas.twice',
  ],
  [
    'second glass later than 24 months after the first: nothing',
    [
      { id: 'hrpp', areaM2: 5, doneOn: '2025-02-01', appliedOn: '2025-03-01' },
      { id: 'triple', areaM2: 6, doneOn: '2027-02-02' },
    ],
    [12500, 0],
    'isde.glas.twice',
  ],
  [
    'ventilation more than 24 months after the roof: nothing',
    [
      { id: 'dak', areaM2: 60, doneOn: '2025-01-10', appliedOn: '2025-02-01' },
      { id: 'ventilatie', kind: 'wtw-centraal', doneOn: '2027-01-11' },
    ],
    [97500, 0],
    'isde.vent isde.24m',
  ],
];

const odd: Case[] = [
  ['an area that is no number', [{ id: 'dak', areaM2: Number.NaN }], [0], 'isde.dak'],
  ['a negative area', [{ id: 'dak', areaM2: -60 }], [0], 'isde.dak'],
  [
    'an endless area: the maximum',
    [{ id: 'dak', areaM2: Number.POSITIVE_INFINITY }],
    [325000],
    'isde.dak',
  ],
  ['a power that is no number', [{ ...hp, powerKw: Number.NaN }], [0], 'isde.wp.lw'],
  ['a negative investment: nothing', [{ ...hp, investmentCents: -1 }], [0], 'isde.wp.lw'],
  [
    'a date that does not exist is left out',
    [{ id: 'dak', areaM2: 60, doneOn: '2026-02-30' }],
    [97500],
    'isde.24m',
  ],
  ['a measure nobody knows', [{ id: 'windmolen' } as never], [0], 'isde'],
];

const spread = (cents: Cents) => (typeof cents === 'number' ? [cents, cents, cents] : cents);

describe.each<[string, Case[]]>([
  ['insulation per m2', insulation],
  ['doubling', doubling],
  ['glass, panels and doors', glass],
  ['heat pumps', heatPumps],
  ['other measures and owners', rest],
  ['dates', dates],
  ['odd input', odd],
])('ISDE 2026, %s', (_, cases) => {
  it.each(cases)('%s', (_subject, measures, expected, _facts, home = {}) => {
    const result = subsidyFor({ home: { ...terraced, ...home }, measures }, toolFigures2026, today);
    const cents = result.lines.map(({ amountCents: { low, mid, high } }) => [low, mid, high]);
    expect(cents).toStrictEqual(expected.map(spread));
    const sum = (at: number) =>
      expected.reduce((total: number, c) => total + (spread(c)[at] ?? 0), 0);
    expect(result.totalCents).toStrictEqual({ low: sum(0), mid: sum(1), high: sum(2) });
  });
});
