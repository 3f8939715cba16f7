import type { AssistantFile, AssistantIndex, Passage } from '../index.ts';

/** A site of three pages, small enough to see why an answer is what it is. */
const SMALL_INDEX: AssistantIndex = {
  reach: {
    name: 'SENS',
    city: 'Barendrecht',
    phone: { display: '0180 000 000', e164: '+31180000000' },
    email: 'info@sens.example',
    whatsapp: { number: '31600000000', greeting: 'Hallo' },
    openingHours: [
      {
        id: 'telefonisch',
        title: 'Telefonisch',
        lines: [
          { days: 'Maandag tot en met vrijdag', hours: '8.00 tot 18.00 uur' },
          { days: 'Zaterdag', hours: 'op afspraak' },
        ],
      },
    ],
  },
  words: {
    subjects: ['warmtepomp', 'energielabel', 'spouwmuur', 'isolatie'],
    topics: ['subsidie', 'geluid'],
    aspects: ['garantie'],
    sayings: { 'ben * kwijt': 'kost' },
    broken: [],
    abroad: [],
    offers: [],
    real: [],
    same: [['kost', 'kosten', 'prijs']],
    outside: ['badkamer', 'voetbal'],
    quarters: {},
    elsewhere: ['Groningen'],
    complaints: ['niemand belt', 'geen antwoord', 'woedend', 'niet komen opdagen'],
    english: { 'heat pump': 'warmtepomp', 'how much': 'hoeveel kost', cost: 'kost' },
    replies: {
      greeting: 'Goedendag.',
      thanks: 'Graag gedaan.',
      goodbye: 'Tot ziens.',
      who: 'Ik ben de digitale assistent.',
      danger: 'Ga naar buiten en bel 0800-9009 of 112.',
      monoxide: 'Ga nu met iedereen naar buiten en bel 112.',
      fire: 'Ga naar buiten en bel 112.',
      despair: 'Bel 113.',
      unknown: 'Dat weet ik niet.',
      nearby: 'Hier staat er meer over.',
      outside: 'Daar kan ik u niet mee helpen.',
      complaint: 'Dat is vervelend.',
      unanswered: 'U hoort een antwoord te krijgen.',
      number: 'Uw nummer is nog niet doorgegeven.',
      empty: 'Typ uw vraag.',
      open: 'Bel {phone}, wij zijn nu bereikbaar.',
      closed: 'Wij zijn nu niet bereikbaar. Bel {phone}, {hours}.',
      town: 'Ja, ook in {town}.',
      home: 'Ja, in {town} zelf.',
      here: 'Wij werken ook in {town}.',
      elsewhere: '{town} staat niet in onze lijst.',
    },
  },
  meant: {},
  pages: [
    { path: '/contact', title: 'Contact', kind: 'page' },
    { path: '/warmtepompen', title: 'Warmtepompen', kind: 'service' },
    { path: '/energielabels', title: 'Energielabels', kind: 'service' },
    {
      path: '/warmtepompen-dordrecht',
      title: 'Warmtepompen Dordrecht',
      kind: 'town',
      town: 'Dordrecht',
    },
  ],
  passages: [
    {
      kind: 'own',
      page: 0,
      anchor: 'bellen',
      heads: ['Ik wil een mens spreken', 'Bel mij terug'],
      lines: ['Laat uw nummer achter.'],
      handover: true,
    },
    {
      kind: 'table',
      page: 1,
      anchor: 'kosten',
      heads: ['Wat het kost'],
      lines: ['Hybride warmtepomp: Kosten € 6.200.', 'Bodemwarmtepomp: Kosten € 30.000.'],
    },
    {
      kind: 'faq',
      page: 1,
      anchor: 'faq-titel',
      heads: ['Hoeveel geluid maakt een warmtepomp?'],
      lines: ['Op de erfgrens mag de buitenunit hoogstens 40 dB maken.'],
    },
    {
      kind: 'text',
      page: 1,
      anchor: 'werking',
      heads: ['Zo werkt een warmtepomp'],
      lines: ['Een warmtepomp haalt warmte uit de buitenlucht.'],
    },
    {
      kind: 'text',
      page: 2,
      anchor: 'kosten',
      heads: ['Wat een energielabel kost'],
      lines: ['Een energielabel kost vanaf € 150. Het is 10 jaar geldig.'],
    },
  ],
  towns: { Dordrecht: 'wielwijk' },
};

/** What stands on the pages of its town. */
const SMALL_TOWN: readonly Passage[] = [
  {
    kind: 'faq',
    page: 3,
    anchor: 'faq-titel',
    heads: ['Wat kost een warmtepomp voor een huis in Dordrecht?'],
    lines: ['Prijs € 7.600 tot € 11.500.'],
  },
];

/** The same with a town, and what was asked of it before. */
export const SMALL_FILE: AssistantFile = {
  index: SMALL_INDEX,
  local: { Dordrecht: SMALL_TOWN },
  heard: [],
};
