import type { Persona } from './persona.ts';

/** Apartments, by their place in the block; the shell is the VvE's and gets no ISDE of the owner. */
export const flats: readonly Persona[] = [
  {
    name: 'apartment of 1960, place unknown',
    why: 'Zonder ligging zijn de marges ruim. Over dak en vloer zeggen wij dan niets: of die van deze woning zijn, weten wij niet. De gevel gaat via de VvE, een warmtepompboiler kan de bewoner zelf kiezen.',
    answers: { woningtype: 'appartement', bouwjaar: 1960 },
    plan: ['spouwmuurisolatie', 'warmtepompboiler'],
    // The median of RVO's list: an owner's own device
    grantsEur: { spouwmuurisolatie: null, warmtepompboiler: 725 },
    labelNow: ['B', 'E'],
    // The mean apartment of 2022
    gasM3: { published: 670, tolerance: 0.15 },
    source: 'svve, use.app22',
  },
  {
    name: 'apartment of 1970 in the middle of its block',
    why: 'Buren aan alle kanten: weinig verlies, dus weinig te winnen. Een warmtepompboiler kan de bewoner zelf kiezen en verdient zich net terug.',
    answers: { woningtype: 'appartement', bouwjaar: 1970, flatPosition: 'tussen' },
    plan: ['spouwmuurisolatie', 'warmtepompboiler'],
    // The median of RVO's list: an owner's own device
    grantsEur: { spouwmuurisolatie: null, warmtepompboiler: 725 },
    labelNow: ['A', 'C'],
    source: 'vbw.portiek6574: half the heat need of a terraced house; wpboiler.cost',
  },
  {
    name: 'corner apartment of 1965 under the roof',
    why: 'De ongunstigste plek in het gebouw. Een hybride warmtepomp levert hier 100 euro per jaar minder op dan de ketel houden. Een warmtepompboiler verdient zich wel terug.',
    answers: { woningtype: 'appartement', bouwjaar: 1965, flatPosition: 'dak-hoek' },
    plan: ['spouwmuurisolatie', 'warmtepompboiler'],
    grantsEur: { spouwmuurisolatie: null, warmtepompboiler: 725 },
    labelNow: ['C', 'F'],
    source: 'svve, wpboiler.cost; the roof does not earn itself back at the price of a house',
  },
  {
    name: 'ground-floor apartment of 1955',
    why: 'De vloer is hier van deze woning alleen, en verdient zich terug. Zuinig warm water ook, net binnen de levensduur.',
    answers: { woningtype: 'appartement', bouwjaar: 1955, flatPosition: 'begane-grond' },
    plan: ['spouwmuurisolatie', 'vloerisolatie', 'warmtepompboiler'],
    grantsEur: { vloerisolatie: null, warmtepompboiler: 725 },
    labelNow: ['B', 'E'],
    source: 'ins.vloer at the price of a corner house, svve, wpboiler.cost',
  },
  {
    name: 'apartment of 1980 under the roof',
    why: 'Het dak is matig geïsoleerd. Meer isolatie is aan de VvE, en verdient zich hier niet vanzelf terug. Een warmtepompboiler wel, net aan, maar in de labelberekening kost die een klasse.',
    answers: { woningtype: 'appartement', bouwjaar: 1980, flatPosition: 'dak' },
    plan: [],
    labelNow: ['A', 'C'],
    source: 'rc.8291, dhw.nta',
  },
  {
    name: 'corner apartment of 1992',
    why: 'Goed gebouwd: alleen een warmtepompboiler verdient zich misschien nog terug, net binnen zijn levensduur. De prijs komt uit één bron, dus die staat naast het plan.',
    answers: { woningtype: 'appartement', bouwjaar: 1992, flatPosition: 'hoek' },
    plan: [],
    labelNow: ['A+', 'B'],
    source: 'rc.92; wpboiler.cost is one source (C)',
  },
  {
    name: 'apartment of 1985 on a heat network',
    why: 'Geen gas, geen eigen ketel: er wordt geen warmtepomp aangeraden.',
    answers: {
      woningtype: 'appartement',
      bouwjaar: 1985,
      flatPosition: 'tussen',
      heating: 'warmtenet',
      cooking: 'elektrisch',
    },
    plan: [],
    labelNow: ['A+', 'C'],
    gasM3: { published: 0, tolerance: 0 },
    source: 'mc.net',
  },
];
