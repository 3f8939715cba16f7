import type { Source } from './types.ts';

const rvo = 'https://www.rvo.nl/';
const milieuCentraal = 'https://www.milieucentraal.nl/energie-besparen/';
const cbs = 'https://www.cbs.nl/nl-nl/cijfers/detail/';

/** Every page a figure comes from, once. */
export const sources = {
  rvoIsolatie: {
    publisher: 'RVO',
    title: 'ISDE isolatiemaatregelen woningeigenaren',
    url: `${rvo}subsidies-financiering/isde/woningeigenaren/isolatiemaatregelen`,
  },
  rvoWarmtepomp: {
    publisher: 'RVO',
    title: 'ISDE warmtepomp woningeigenaren',
    url: `${rvo}subsidies-financiering/isde/woningeigenaren/warmtepomp`,
  },
  rvoVentilatie: {
    publisher: 'RVO',
    title: 'ISDE ventilatie woningeigenaren',
    url: `${rvo}subsidies-financiering/isde/woningeigenaren/ventilatie`,
  },
  rvo2026: {
    publisher: 'RVO',
    title: 'ISDE: wat wijzigt er in 2026',
    url: `${rvo}subsidies-financiering/isde/isde-wat-wijzigt-er-2026`,
  },
  rvoBrochure: {
    publisher: 'RVO',
    title: 'Voorbeeldwoningen 2022 bestaande bouw (brochure)',
    url: `${rvo}sites/default/files/2023-01/brochure-voorbeeldwoningen-bestaande-bouw-2022.pdf`,
  },
  rvoWoningen: {
    publisher: 'RVO',
    title: 'Voorbeeldwoningen bestaande bouw',
    url: `${rvo}onderwerpen/wetten-en-regels-gebouwen/voorbeeldwoningen-bestaande-bouw`,
  },
  mcIsoleren: {
    publisher: 'Milieu Centraal',
    title: 'Isoleren en besparen',
    url: `${milieuCentraal}isoleren-en-besparen/`,
  },
  mcGlas: {
    publisher: 'Milieu Centraal',
    title: 'Dubbel glas, hr++-glas en triple glas',
    url: `${milieuCentraal}isoleren-en-besparen/dubbel-glas-hr-glas-en-triple-glas/`,
  },
  mcHybride: {
    publisher: 'Milieu Centraal',
    title: 'Hybride warmtepomp',
    url: `${milieuCentraal}duurzaam-verwarmen-en-koelen/hybride-warmtepomp/`,
  },
  mcWarmtepomp: {
    publisher: 'Milieu Centraal',
    title: 'Volledig elektrische warmtepomp',
    url: `${milieuCentraal}duurzaam-verwarmen-en-koelen/volledige-warmtepomp/`,
  },
  mcZon: {
    publisher: 'Milieu Centraal',
    title: 'Kosten en opbrengst zonnepanelen',
    url: `${milieuCentraal}zonnepanelen/kosten-en-opbrengst-zonnepanelen/`,
  },
  cbsTarieven: {
    publisher: 'CBS',
    title: 'Gemiddelde energietarieven voor consumenten',
    url: `${cbs}85592NED`,
  },
  cbsVerbruik: {
    publisher: 'CBS',
    title: 'Energieverbruik woningen naar type, bouwjaar en bewoning',
    url: `${cbs}85140NED`,
  },
  co2: {
    publisher: 'co2emissiefactoren.nl',
    title: 'CO2-emissiefactoren',
    url: 'https://www.co2emissiefactoren.nl/',
  },
  veh: {
    publisher: 'Vereniging Eigen Huis',
    title: 'Wat kost een warmtepomp?',
    url: 'https://eigenhuis.nl/kennisbank/wat-kost-een-warmtepomp-5016',
  },
  consumentenbond: {
    publisher: 'Consumentenbond',
    title: 'Rendement warmtepomp',
    url: 'https://www.consumentenbond.nl/warmtepomp/rendement-warmtepomp',
  },
  saldering: {
    publisher: 'Rijksoverheid',
    title: 'Salderingsregeling',
    url: 'https://www.rijksoverheid.nl/onderwerpen/energie-thuis/salderingsregeling',
  },
  modelcontracten: {
    publisher: 'energieprijzen-nl',
    title: 'Modelcontracten van zeven leveranciers',
    url: 'https://github.com/zhinees/energieprijzen-nl',
  },
  svve: {
    publisher: 'Ministerie BZK/VRO',
    title: 'Subsidieregeling Verduurzaming voor VvE (Stcrt. 2022, 32650)',
    url: 'https://zoek.officielebekendmakingen.nl/stcrt-2022-32650.html',
  },
  bbl: {
    publisher: 'IPLO',
    title: 'Energiezuinigheid nieuwbouw (Bbl)',
    url: 'https://iplo.nl/regelgeving/regels-voor-activiteiten/technische-bouwactiviteit/nieuwbouw/rijksregels/energiezuinigheid/',
  },
  woningen: {
    publisher: 'CBS, via woneninnederland.com',
    title: 'Woningen (1-1-2022)',
    url: 'https://woneninnederland.com/woonvormen/woningen/',
  },
  opengegevens: { publisher: 'Openbare broncode', title: 'Vindplaats in openbare broncode' },
  algemeen: { publisher: 'Algemene kennis', title: 'Nog te controleren bij de bron' },
} as const satisfies Record<string, Source>;

/** Id of a source page. */
export type SourceId = keyof typeof sources;
