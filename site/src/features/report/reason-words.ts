import type { HeatLossPart, Reason, ReasonCode } from '@sens/engine';
import { formatDecimal, formatEuro, formatEuroRange, formatNumber } from '#lib/format-nl.ts';
import { FACT_LABELS, MEASURE_WORDS, valueWords } from './copy.ts';

type Values = Record<string, number | string>;

const number = (values: Values, name: string) => Number(values[name] ?? 0);
const euro = (values: Values, name: string) => formatEuro(number(values, name) * 100);
const price = (value: number) =>
  `€ ${value.toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const PARTS: Record<HeatLossPart, string> = {
  dak: 'het dak',
  gevel: 'de gevel',
  vloer: 'de vloer',
  glas: 'het glas en de kozijnen',
  ventilatie: 'ventilatie en kieren',
};
const part = (values: Values) => PARTS[values.onderdeel as HeatLossPart] ?? 'dit deel';
const monthOfYear = new Intl.DateTimeFormat('nl-NL', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});
/** An ISO month in words: 2026-08 becomes "augustus 2026"; anything else stays as it is. */
const month = (value: number | string | undefined) =>
  /^\d{4}-\d{2}$/.test(String(value))
    ? monthOfYear.format(new Date(`${value}-15T12:00:00Z`))
    : String(value);
const measure = (values: Values, name: string) =>
  (MEASURE_WORDS[values[name] as keyof typeof MEASURE_WORDS]?.name ?? '').toLowerCase();

/** Every reason of the engine in Dutch. The engine decides, these are only the words. */
const WORDS: Record<ReasonCode, (values: Values) => string> = {
  'snelst-terugverdiend': () =>
    'Van de isolatie van dak, gevel en vloer in dit plan verdient deze stap zich het snelst terug.',
  'verlies-deel': (v) =>
    `Vóór deze stap gaat naar schatting ${number(v, 'procent')}% van de warmte weg via ${part(v)}.`,
  'spouw-controleren': () =>
    'Wij kijken eerst met een camera in de spouw: is hij leeg, schoon en breed genoeg?',
  'kruipruimte-nodig': () =>
    'Hiervoor moet de kruipruimte toegankelijk zijn, liefst 35 cm hoog of meer.',
  'glas-vervangt': (v) => `Het vervangt ${valueWords(v.glas ?? '')}.`,
  'ventilatie-controleren': () =>
    'Nieuw glas maakt het huis dichter. Let op dat er genoeg geventileerd blijft.',
  'hybride-naast-ketel': () =>
    'Dit werkt naast uw bestaande ketel. Het huis hoeft er niet helemaal voor geïsoleerd te zijn.',
  'geschikt-volledig-elektrisch': () =>
    'Bij deze stap is uw huis naar verwachting goed genoeg geïsoleerd om warm te worden met water van hoogstens 55 graden. Test dat eerst: zet de ketel tijdens koude dagen op 50 graden.',
  gasvrij: (v) =>
    `De gasaansluiting kan weg. Dat scheelt ${euro(v, 'vasteKostenEurPerJaar')} vaste kosten per jaar. Dit bedrag zit al in de besparing.`,
  'koken-elektrisch': () => 'Zonder gas kookt u elektrisch. Die kosten zitten niet in dit plan.',
  'isde-warmtepomp': (v) =>
    `De subsidie is berekend voor een warmtepomp van ${formatNumber(number(v, 'vermogenKw'))} kW met label ${v.label}. Het precieze bedrag staat op de lijst van RVO.`,
  'isde-bouwdatum': () =>
    'Voor deze subsidie moet het huis van vóór 2019 zijn. Daarom rekenen wij zonder subsidie.',
  'isde-verdubbeld': (v) =>
    `De ISDE verdubbelt omdat u twee of meer maatregelen neemt: ${euro(v, 'dubbelEur')} in plaats van ${euro(v, 'enkelEur')}. Laat ze binnen 24 maanden na elkaar doen.`,
  'isde-oppervlakte-te-klein': () =>
    'Het oppervlak is kleiner dan de ISDE vraagt. Daarom rekenen wij zonder subsidie.',
  'geen-isde-zonnepanelen': () => 'Voor zonnepanelen is geen ISDE. U betaalt er wel 0% btw over.',
  'saldering-stopt': (v) =>
    `Salderen stopt op 1 januari 2027. De opbrengst daalt dan van ongeveer ${euro(v, 'metEurPerJaar')} naar ongeveer ${euro(v, 'zonderEurPerJaar')} per jaar. Wij rekenen met het laagste van die twee.`,
  'svve-via-vve': () =>
    'Dit deel van het gebouw hoort meestal bij de VvE. Die beslist erover en vraagt ook de subsidie aan (SVVE), vóór het werk begint.',
  'vve-toestemming': () => 'Hiervoor is toestemming van uw VvE nodig.',
  'niet-terugverdiend': (v) =>
    `Bij de huidige prijzen verdient dit zich niet zeker terug binnen de ${number(v, 'levensduurJaar')} jaar dat het naar verwachting minstens meegaat. Meer comfort of minder CO2 kan dan nog een reden zijn.`,
  'nodig-voor-warmtepomp': () =>
    'Dit maakt het huis geschikt voor de warmtepomp verderop in het plan.',
  'al-geisoleerd': () =>
    'Dit deel is volgens ons al geïsoleerd. Nog meer isolatie levert hier waarschijnlijk weinig op.',
  'geen-spouw': () => 'Huizen van deze leeftijd hebben meestal geen spouw.',
  'al-goed-glas': () => 'Er zit volgens ons al goed glas in.',
  'prijs-onbekend': (v) =>
    v.isdeEur
      ? `De prijs verschilt te veel per huis om hier te noemen. Vraag ernaar bij het huisbezoek. De ISDE geeft ${euro(v, 'isdeEur')}, maar alleen samen met een isolatiemaatregel.`
      : 'De prijs verschilt te veel per huis om hier te noemen. Vraag ernaar bij het huisbezoek.',
  'eerst-isoleren': () => 'Dit past pas als uw huis beter is geïsoleerd.',
  'andere-warmtepomp-beter': (v) => `Bij uw huis past een ${measure(v, 'gekozen')} beter.`,
  'al-warmtepomp': () => 'Er is al een warmtepomp.',
  warmtenet: () =>
    'Uw huis krijgt warmte van een warmtenet. Een eigen warmtepomp rekenen wij dan niet door.',
  'al-zonnepanelen': () => 'Er liggen al zonnepanelen.',
  'dak-of-verbruik-te-klein': () => 'Uw dak of uw verbruik is hier te klein voor.',
  'geen-besparing': () => 'Dit bespaart in uw huis te weinig.',
  'vve-dak-vloer': () => 'Dak en vloer zijn van de hele VvE. Daarover beslist u samen.',
  'vve-dak': () => 'Het dak is van de hele VvE. Daarover beslist u samen.',
  'vve-buitenunit': () =>
    'Dit vraagt binnen ruimte voor een boilervat, en buiten een plek waar de VvE toestemming voor geeft. Dat is pas ter plaatse te beoordelen.',
  'werkelijk-gebruik': () =>
    'Gas en stroom zijn geschat op wat bewoners echt gebruiken (Milieu Centraal), niet op de theoretische norm.',
  'label-uit-berekening': (v) =>
    `De klasse volgt uit een vereenvoudigde berekening van het primaire energiegebruik, niet uit uw meterstand. Stroom telt mee met factor ${number(v, 'stroomFactor').toLocaleString('nl-NL')}.`,
  energieprijzen: (v) =>
    `Prijzen: gas ${price(number(v, 'gasEurPerM3'))} per m3 en stroom ${price(number(v, 'stroomEurPerKwh'))} per kWh (CBS, ${month(v.peildatum)}).`,
  'vaste-kosten': (v) =>
    `Vaste kosten die meetellen: ${euro(v, 'gasEurPerJaar')} per jaar voor gas en ${euro(v, 'stroomEurPerJaar')} voor stroom.`,
  'netbeheer-stroom-en-belastingvermindering-niet-meegeteld': () =>
    'Netbeheer voor stroom en de belastingvermindering tellen niet mee. Die heffen elkaar voor een groot deel op.',
  'co2-hele-keten': (v) =>
    `CO2 is gerekend over de hele keten: ${formatDecimal(number(v, 'gasKgPerM3'))} kg per m3 gas en ${number(v, 'stroomKgPerKwh').toLocaleString('nl-NL')} kg per kWh stroom (${v.jaar}, indicatief).`,
  'zonder-salderen': () =>
    'Zonnepanelen rekenen wij zonder salderen, zoals het vanaf 1 januari 2027 is.',
  'eenvoudige-terugverdientijd': () =>
    'De terugverdientijd is wat u zelf betaalt, gedeeld door de besparing per jaar. Rente en stijgende prijzen tellen niet mee.',
  prijsmarge: (v) =>
    `Prijzen verschillen per huis. Daarom rekenen wij met een marge, meestal ${number(v, 'procent')}% naar beide kanten.`,
  'isde-voorwaarden': (v) =>
    `De subsidie volgt de ISDE-regels van ${v.jaar}. Voorwaarden: het huis is van u en u woont er zelf, een bedrijf doet al het werk, en u vraagt de subsidie aan binnen 24 maanden na het werk.`,
  'isde-verlopen': (v) => `De subsidiebedragen zijn die van ${v.jaar}.`,
  'maandbedrag-gebruikt': (v) =>
    `Uw eigen maandbedrag van ${euro(v, 'maandEur')} bepaalt het verbruik in dit rapport.`,
  'maandbedrag-buiten-bereik': (v) =>
    `Uw maandbedrag van ${euro(v, 'maandEur')} past niet goed bij een huis als dit. Wij zijn er zo dicht mogelijk bij gebleven.`,
  'appartement-ligging-onbekend': () =>
    'Voor een appartement maakt de ligging veel uit: onder het dak, op een hoek of ertussen. Daarom zijn de marges ruim.',
  'antwoord-verandert': (v) => {
    const label = FACT_LABELS[v.vraag as keyof typeof FACT_LABELS] ?? '';
    const range = {
      low: number(v, 'besparingLaagEurPerJaar') * 100,
      high: number(v, 'besparingHoogEurPerJaar') * 100,
    };
    return `${label}: als wij dit zeker weten, komt de besparing van het hele plan uit rond ${formatEuroRange(range)} per jaar.`;
  },
};

/** A reason of the engine as a Dutch sentence. */
export const reasonWords = (reason: Reason) => WORDS[reason.code](reason.values ?? {});
