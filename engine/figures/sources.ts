import { OWN_ASSUMPTION } from './own-assumption.ts';

/** A publisher's page; `url` is missing where none is known. */
export interface Source {
  publisher: string;
  title: string;
  url?: string;
}

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
  grimbergen: {
    publisher: 'Grimbergen Isolatie',
    title: 'ISDE-meldcodes (tabel Rd-waarden)',
    url: 'https://www.grimbergenisolatie.nl/isde-meldcodes/',
  },
  isdeConsultatie: {
    publisher: 'Internetconsultatie',
    title: 'Wijzigingsregeling ISDE 2027',
    url: 'https://www.internetconsultatie.nl/isde',
  },
  eco2all: {
    publisher: 'Eco2All (installateur)',
    title: 'ISDE 2026 voor warmtepompen',
    url: 'https://www.eco2all.nl',
  },
  nta8800: {
    publisher: 'NEN',
    title: 'NTA 8800:2025+C1:2026 (volgens open-energy-studio)',
    url: 'https://github.com/OpenAEC-Foundation/open-energy-studio',
  },
  mcVerbruik: {
    publisher: 'Milieu Centraal',
    title: 'Gemiddeld energieverbruik',
    url: `${milieuCentraal}inzicht-in-je-energierekening/gemiddeld-energieverbruik/`,
  },
  milieuCentraalPers: {
    publisher: 'Milieu Centraal, volgens NRC',
    title: 'Koken op inductie of gas',
  },
  rvo2026: {
    publisher: 'RVO',
    title: 'ISDE: wat wijzigt er in 2026',
    url: `${rvo}subsidies-financiering/isde/isde-wat-wijzigt-er-2026`,
  },
  rvo2025: {
    publisher: 'RVO',
    title: 'ISDE: wat wijzigt er in 2025',
    url: `${rvo}onderwerpen/isde/isde-wat-wijzigt-er-2025`,
  },
  rvoBudget: {
    publisher: 'RVO',
    title: 'ISDE-budget',
    url: `${rvo}subsidies-financiering/isde/budget`,
  },
  rvoMeldcodes: {
    publisher: 'RVO',
    title: 'Meldcodelijst warmtepompen',
    url: `${rvo}subsidies-financiering/isde/meldcodelijsten/warmtepompen`,
  },
  rvoZonneboilers: {
    publisher: 'RVO',
    title: 'Meldcodelijst zonneboilers',
    url: `${rvo}subsidies-financiering/isde/meldcodelijsten/zonneboilers`,
  },
  warmtefonds: {
    publisher: 'Nationaal Warmtefonds',
    title: 'Energiebespaarlening',
    url: 'https://www.warmtefonds.nl/particulieren/voorwaarden-energiebespaarlening',
  },
  hypotheek2026: {
    publisher: 'Ministerie van Financiën',
    title: 'Wijzigingsregeling hypothecair krediet 2026',
    url: 'https://zoek.officielebekendmakingen.nl/stcrt-2025-36471.html',
  },
  btwZon: {
    publisher: 'Belastingdienst',
    title: 'Btw-tarief zonnepanelen',
    url: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/btw/tarieven_en_vrijstellingen/goederen_0_btw/btw-tarief-zonnepanelen',
  },
  btwIsolatie: {
    publisher: 'Kozijn Purmerend',
    title: 'Woning isoleren (uitleg 9%-tarief)',
    url: 'https://www.kozijnpurmerend.nl/woning-isoleren/',
  },
  svoh: {
    publisher: 'Ministerie VRO',
    title: 'SVOH, wijziging (Stcrt. 2024, 38621)',
    url: 'https://zoek.officielebekendmakingen.nl/stcrt-2024-38621.html',
  },
  svohVerlengd: {
    publisher: 'Schulinck',
    title: 'SVOH aantrekkelijker voor private verhuurders',
    url: 'https://schulinck.nl/omgevingsrecht-nieuws-subsidieregeling-verduurzaming-en-onderhoud-huurwoningen-aantrekkelijker-voor-private-verhuurders',
  },
  rvoZakelijk: {
    publisher: 'RVO',
    title: 'ISDE voor zakelijke gebruikers',
  },
  spuk: {
    publisher: 'Ministerie VRO',
    title: 'Specifieke uitkering lokale aanpak isolatie (Stcrt. 2025, 8875)',
    url: 'https://zoek.officielebekendmakingen.nl/stcrt-2025-8875.html',
  },
  rvoBrochure: {
    publisher: 'RVO',
    title: 'Voorbeeldwoningen 2022 bestaande bouw (brochure)',
    url: `${rvo}sites/default/files/2023-01/brochure-voorbeeldwoningen-bestaande-bouw-2022.pdf`,
  },
  epOnline: {
    publisher: 'EP-Online (RVO)',
    title: 'Energielabels sinds 2021, postcodes 4000 tot en met 9999, eigen telling over een kopie',
    url: 'https://github.com/KingOfTheAce2/where-to-live-nl',
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
  mcBatterij: {
    publisher: 'Milieu Centraal',
    title: 'Thuisbatterij: zonne-energie opslaan',
    url: `${milieuCentraal}zonnepanelen/thuisbatterij-zonne-energie-opslaan/`,
  },
  regionaalEnergieloket: {
    publisher: 'Regionaal Energieloket',
    title: 'Kosten vloerisolatie',
    url: 'https://kennisbank.regionaalenergieloket.nl/vloerisolatie/kosten-vloerisolatie/',
  },
  warmtepompvergelijker: {
    publisher: 'Warmtepompvergelijker',
    title: 'Wat is een warmtepompboiler?',
    url: 'https://warmtepompvergelijker.nl/wat-is-een-warmtepompboiler/',
  },
  energietool: {
    publisher: 'Energietool Hellendoorn (openbare broncode)',
    title: 'Richtprijzen 2025 naar Milieu Centraal, RVO en Nibud',
  },
  cbsTarieven: {
    publisher: 'CBS',
    title: 'Gemiddelde energietarieven voor consumenten',
    url: `${cbs}85592NED`,
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
  vehBatterij: {
    publisher: 'Vereniging Eigen Huis, via Metro',
    title: 'Is een thuisbatterij het waard?',
    url: 'https://www.metronieuws.nl/in-het-nieuws/binnenland/2026/02/thuisbatterij-vereniging-eigen-huis/',
  },
  solease: {
    publisher: 'Solease',
    title: 'Hoeveel kWh wek ik op?',
    url: 'https://www.solease.nl/hoeveel-kwh-wek-ik-op/',
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
  netbeheerTarieven: {
    publisher: 'Stedin, volgens energieprijzen-nl',
    title: 'Tarieven netbeheer 2026',
    url: 'https://github.com/zhinees/energieprijzen-nl',
  },
  energiebelasting: {
    publisher: 'ENGIE',
    title: 'Wijzigingen energiebelasting',
    url: 'https://www.engie.nl/zakelijk/klantenservice/energiebelasting/wijzigingen',
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
  buroToetz: {
    publisher: 'Buro Toetz',
    title: 'WPAC-berekening (Bbl 4.107)',
    url: 'https://www.burotoetz.nl/diensten/wpac/',
  },
  merford: { publisher: 'Merford', title: 'Stille warmtepomp' },
  rijkHybride: {
    publisher: 'Rijksoverheid',
    title: 'Slimme en hybride warmtepompen vanaf 2029 de nieuwe standaard',
    url: 'https://www.rijksoverheid.nl/actueel/nieuws/2026/10/07/slimme-en-hybride-warmtepompen-vanaf-2029-de-nieuwe-standaard',
  },
  acmWarmte: {
    publisher: 'ACM (via ANP, 5 december 2025)',
    title: 'Maximale warmtetarieven van 2026',
    url: 'https://www.welingelichtekringen.nl/economie/zuinige-klanten-van-warmtenet-betalen-mogelijk-meer',
  },
  opengegevens: { publisher: 'Openbare broncode', title: 'Vindplaats in openbare broncode' },
  algemeen: { publisher: OWN_ASSUMPTION, title: 'Nog te controleren bij de bron' },
} as const satisfies Record<string, Source>;

/** Id of a source page. */
export type SourceId = keyof typeof sources;
