import { toQuestions } from './to-questions.ts';

const VVE = '/veelgestelde-vragen/vve-verhuur-en-bedrijf';

/**
 * What people ask who own more or other than the house they live in: premises, let homes, a VvE, a monument. Each got the
 * answer for a home at first, or one for its tenant.
 */
export const OWNERS = toQuestions([
  ['service', 'zonnepanelen op mijn loods', VVE, /asbest/],
  ['price', 'zonnepanelen op bedrijfspand btw', VVE, /boekhouder/],
  ['subsidy', 'warmtepomp voor mijn kantoor subsidie', VVE, /voordat u koopt/],
  ['service', 'utiliteit energielabel', VVE, /bedrijfspanden/],
  ['subsidy', 'kan ik als verhuurder een energiebespaarlening krijgen', VVE, /reken er niet op/],
  ['process', 'moet mijn huurwoning label D hebben', VVE, /2029/],
  ['process', 'kan ik het rapport aanvragen voor een woning die ik verhuur', VVE, /huurder/],
  ['process', 'kan het gratis rapport voor ons hele flatgebouw', VVE, /één appartement/],
  ['process', 'mag een huurder het rapport aanvragen', '/veelgestelde-vragen', /huurhuis/],
  ['subsidy', 'isde monument', '/subsidies', /€ 46/],
  ['subsidy', 'subsidie voor een huis dat ik ga kopen', '/subsidies', /hoofdverblijf/],
  [
    'price',
    'ik ga een huis kopen met label F wat kan ik extra lenen',
    '/veelgestelde-vragen',
    /niets/,
  ],
  ['price', 'wat kost advies voor een bedrijfspand', '/over-sens', /geldt voor een woning/],
  ['process', 'hoe lang duurt een label voor een kantoor', VVE, /bedrijfspanden/],
  [
    'subsidy',
    'ik verhuur een appartement in een vve, wie vraagt subsidie aan',
    '/veelgestelde-vragen',
    /SVVE/,
  ],
  [
    'process',
    'mijn huis staat te koop en heeft geen label',
    '/veelgestelde-vragen/energielabel-en-hypotheek',
    /€ 435/,
  ],
  ['process', 'woonark energielabel verplicht', '/veelgestelde-vragen', /woonboot/],
]);
