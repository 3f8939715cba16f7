import { toQuestions } from './to-questions.ts';

const VVE = '/veelgestelde-vragen/vve-verhuur-en-bedrijf';

/**
 * Of 80 questions by one who had not looked at what was heard (51 right by eye at first, and 11 half), those that went
 * wrong; all were worked on.
 */
export const EVERYDAY = toQuestions([
  ['service', 'isolatie', '/isolatie', /spouw, dak en vloer/],
  ['service', 'zonnepanelen', '/zonnepanelen', /leggen zonnepanelen/],
  ['service', 'kozijnen', '/kozijnen-materiaaladvies', /nieuw kozijn/],
  ['service', 'VvE', '/isolatie', /advies aan een VvE/],
  ['process', 'contact', '/contact', /0180/],
  ['service', 'waarom is mijn slaapkamer boven altijd zo koud', '/isolatie', /met het dak/],
  ['price', 'wat kost het om dubbel glas te vervangen', '/kozijnen-materiaaladvies', /per m²/],
  [
    'service',
    'wij hebben een tussenwoning uit 1974 wat raden jullie aan',
    '/isolatie',
    /Begin met/,
  ],
  [
    'process',
    "hoe lang duurt zo'n verbouwing en moet ik dan het huis uit",
    '/veelgestelde-vragen/isolatie-en-glas',
    /thuis blijven/,
  ],
  [
    'process',
    'wat moet ik inleveren voor dat gratis rapport',
    '/verduurzamingsrapportage',
    /Bijna niets/,
  ],
  [
    'service',
    "is zo'n warmtepomp niet heel moeilijk te bedienen voor oudere mensen",
    '/warmtepompen',
    /thermostaat/,
  ],
  [
    'process',
    'ik heb geen computer en geen email hoe kan ik dan een rapport krijgen',
    '/meer-informatie',
    /samen met u in/,
  ],
  ['process', 'ik snap er niks van', '/verduurzamingsrapportage', /Dat geeft niet/],
  ['process', 'bel me vanavond maar even', '/contact', /avond niet/],
  ['process', 'bel me na vijf uur', '/contact', /avond niet/],
  ['process', 'bel me morgenochtend', '/contact', /ochtend/],
  ['subsidy', 'kan ik als zzper de investering aftrekken EIA', VVE, /EIA/],
  ['price', 'wij zoeken een partij voor 40 huurwoningen, wie is het aanspreekpunt', VVE, /Bel/],
  ['service', 'we hebben blokverwarming wat kan dan', VVE, /gebouw/],
  [
    'process',
    'factuur nogmaals sturen graag',
    '/veelgestelde-vragen/rapport-offerte-en-werk',
    /bewaren/,
  ],
  ['process', 'hebben jullie reviews op trustpilot', '/over-sens', /Google/],
  ['process', 'zijn jullie duurder dan zonneplan', '/meer-informatie', /naast elkaar/],
  ['process', 'wie zijn die eigenaren eigenlijk', '/over-sens', /familiebedrijf/],
  ['service', 'boerderij uit 1890', '/advies', /geen spouw/],
  ['service', 'chalet', '/subsidies', /chalet/],
  ['subsidy', 'ISDE terugbetalen bij verkoop', '/subsidies', /RVO/],
  ['service', 'verschil spouwmuurisolatie en gevelisolatie', '/isolatie', /lege ruimte/],
  ['service', 'panelen uit China', '/veelgestelde-vragen', /land/],
  ['english', 'ısı pompası fiyatı ne kadar', '/toegankelijkheid', /For help in English/],
  ['english', 'ile kosztuje pompa ciepła', '/toegankelijkheid', /For help in English/],
  ['complaint', 'rot op met je warmtepomp', ''],
]);
