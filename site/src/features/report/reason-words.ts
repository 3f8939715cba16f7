import type { Reason, ReasonCode } from '@sens/engine';
import { formatDecimal, formatEuro, formatEuroRange, formatNumber } from '#lib/format-nl.ts';
import { FACT_LABELS, MEASURE_WORDS, PART_LABELS, valueWords } from './copy.ts';

type Values = Record<string, number | string>;

const number = (values: Values, name: string) => Number(values[name] ?? 0);
const euro = (values: Values, name: string) => formatEuro(number(values, name) * 100);
const price = (value: number) =>
  `€ ${value.toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const part = (values: Values) =>
  (PART_LABELS[values.onderdeel as keyof typeof PART_LABELS] ?? 'dit deel').toLowerCase();
const measure = (values: Values, name: string) =>
  (MEASURE_WORDS[values[name] as keyof typeof MEASURE_WORDS]?.name ?? '').toLowerCase();

/** Every reason of the engine in Dutch. The engine decides, these are only the words. */
const WORDS: Record<ReasonCode, (values: Values) => string> = {
  'snelst-terugverdiend': () => 'Dit is de maatregel die zichzelf het snelst terugverdient.',
  'verlies-deel': (v) =>
    `Op dit punt van het plan verliest uw huis naar schatting ${number(v, 'procent')}% van zijn warmte via: ${part(v)}.`,
  'spouw-controleren': () =>
    'Wij kijken eerst met een camera in de spouw: is hij leeg, schoon en breed genoeg?',
  'kruipruimte-nodig': () =>
    'Hiervoor moet de kruipruimte toegankelijk zijn, liefst 35 cm hoog of meer.',
  'glas-vervangt': (v) => `Het vervangt ${valueWords(v.glas ?? '')}.`,
  'ventilatie-controleren': () =>
    'Nieuw glas maakt het huis dichter. Let op dat er genoeg geventileerd blijft.',
  'hybride-naast-ketel': () =>
    'Dit werkt naast uw bestaande ketel, ook als het huis nog niet helemaal geïsoleerd is.',
  'geschikt-volledig-elektrisch': () =>
    'Na de isolatie uit dit plan is uw huis naar verwachting warm te krijgen met water van hoogstens 55 graden. Test het vooraf: zet de ketel op 50 graden tijdens koude dagen.',
  gasvrij: (v) =>
    `De gasaansluiting kan weg. Dat scheelt ook de vaste kosten, ${euro(v, 'vasteKostenEurPerJaar')} per jaar.`,
  'koken-elektrisch': () => 'Zonder gas kookt u elektrisch. Die kosten zitten niet in dit plan.',
  'isde-warmtepomp': (v) =>
    `De subsidie is berekend voor een warmtepomp van ${formatNumber(number(v, 'vermogenKw'))} kW met label ${v.label}. Het precieze bedrag staat op de lijst van RVO.`,
  'isde-bouwdatum': () =>
    'Voor deze subsidie moet het huis van vóór 2019 zijn. Daarom rekenen wij zonder subsidie.',
  'isde-verdubbeld': (v) =>
    `De ISDE verdubbelt omdat u twee of meer maatregelen neemt: ${euro(v, 'dubbelEur')} in plaats van ${euro(v, 'enkelEur')}. Neem ze binnen 24 maanden.`,
  'isde-oppervlakte-te-klein': () =>
    'Het oppervlak is kleiner dan de ISDE vraagt. Daarom rekenen wij zonder subsidie.',
  'geen-isde-zonnepanelen': () => 'Voor zonnepanelen is geen ISDE. U betaalt er wel 0% btw over.',
  'saldering-stopt': (v) =>
    `Salderen stopt op 1 januari 2027. De opbrengst daalt dan van ongeveer ${euro(v, 'metEurPerJaar')} naar ${euro(v, 'zonderEurPerJaar')} per jaar. Wij rekenen met het lage bedrag.`,
  'svve-via-vve': () => 'In een appartement loopt subsidie via de VvE, met de SVVE-regeling.',
  'vve-toestemming': () => 'Hiervoor is toestemming van uw VvE nodig.',
  'niet-terugverdiend': (v) =>
    `Bij de huidige prijzen verdient dit zich niet zeker terug binnen ${number(v, 'levensduurJaar')} jaar. Het maakt het huis wel comfortabeler, en het is nodig voor wat daarna komt.`,
  'nodig-voor-warmtepomp': () =>
    'Dit maakt het huis geschikt voor de warmtepomp verderop in het plan.',
  'al-geisoleerd': () => 'Dit deel is volgens ons al goed geïsoleerd.',
  'geen-spouw': () => 'Huizen van deze leeftijd hebben meestal geen spouw.',
  'al-goed-glas': () => 'Er zit volgens ons al goed glas in.',
  'prijs-onbekend': (v) =>
    v.isdeEur
      ? `Hiervoor hebben wij geen betrouwbare prijs. Na een opname geven wij die wel. De ISDE is ${euro(v, 'isdeEur')}, samen met isolatie.`
      : 'Hiervoor hebben wij geen betrouwbare prijs. Na een opname geven wij die wel.',
  'eerst-isoleren': () => 'Dit past pas na betere isolatie.',
  'andere-warmtepomp-beter': (v) => `Voor uw huis past dit beter: ${measure(v, 'gekozen')}.`,
  'al-warmtepomp': () => 'Er is al een warmtepomp.',
  warmtenet: () => 'Uw huis zit op een warmtenet. Daarmee verandert de rekening voor verwarming.',
  'al-zonnepanelen': () => 'Er liggen al zonnepanelen.',
  'dak-of-verbruik-te-klein': () => 'Uw dak of uw verbruik is hier te klein voor.',
  'geen-besparing': () => 'Dit bespaart in uw huis te weinig.',
  'vve-dak-vloer': () => 'Dak en vloer zijn van de hele VvE. Daarover beslist u samen.',
  'vve-dak': () => 'Het dak is van de hele VvE. Daarover beslist u samen.',
  'vve-buitenunit': () => 'Voor een buitenunit is toestemming van de VvE nodig.',
  'werkelijk-gebruik': () =>
    'Gas en stroom zijn geschat op wat bewoners echt gebruiken (Milieu Centraal), niet op de theoretische norm.',
  'label-uit-berekening': (v) =>
    `De klasse volgt uit een vereenvoudigde berekening van het primaire energiegebruik, niet uit uw meterstand. Stroom telt mee met factor ${number(v, 'stroomFactor').toLocaleString('nl-NL')}.`,
  energieprijzen: (v) =>
    `Prijzen: gas ${price(number(v, 'gasEurPerM3'))} per m3 en stroom ${price(number(v, 'stroomEurPerKwh'))} per kWh (CBS, ${v.peildatum}).`,
  'vaste-kosten': (v) =>
    `Vaste kosten die meetellen: ${euro(v, 'gasEurPerJaar')} per jaar voor gas en ${euro(v, 'stroomEurPerJaar')} voor stroom.`,
  'netbeheer-stroom-en-belastingvermindering-niet-meegeteld': () =>
    'Netbeheer voor stroom en de belastingvermindering tellen niet mee. Die heffen elkaar voor een groot deel op.',
  'co2-hele-keten': (v) =>
    `CO2 is gerekend over de hele keten: ${formatDecimal(number(v, 'gasKgPerM3'))} kg per m3 gas en ${number(v, 'stroomKgPerKwh').toLocaleString('nl-NL')} kg per kWh stroom (${v.jaar}).`,
  'zonder-salderen': () =>
    'De opbrengst van zonnepanelen is gerekend zonder salderen, zoals het vanaf 1 januari 2027 is.',
  'eenvoudige-terugverdientijd': () =>
    'De terugverdientijd is wat u zelf betaalt, gedeeld door de besparing per jaar. Rente en stijgende prijzen tellen niet mee.',
  prijsmarge: (v) =>
    `Prijzen verschillen per huis. Daarom rekenen wij met ${number(v, 'procent')}% marge naar beide kanten.`,
  'isde-voorwaarden': (v) =>
    `De subsidie volgt de ISDE-regels van ${v.jaar}. U woont zelf in het huis, een bedrijf doet het werk, en u vraagt aan binnen 24 maanden na het werk.`,
  'isde-verlopen': (v) => `De subsidiebedragen zijn die van ${v.jaar}.`,
  'maandbedrag-gebruikt': (v) =>
    `Uw eigen maandbedrag van ${euro(v, 'maandEur')} bepaalt het verbruik in dit rapport.`,
  'maandbedrag-buiten-bereik': (v) =>
    `Uw maandbedrag van ${euro(v, 'maandEur')} past niet bij zo'n huis. Wij zijn er zo dicht mogelijk bij gebleven.`,
  'appartement-ligging-onbekend': () =>
    'Voor een appartement maakt de ligging veel uit: onder het dak, op een hoek of ertussen. Daarom zijn de marges ruim.',
  'antwoord-verandert': (v) => {
    const label = FACT_LABELS[v.vraag as keyof typeof FACT_LABELS] ?? '';
    const range = {
      low: number(v, 'besparingLaagEurPerJaar') * 100,
      high: number(v, 'besparingHoogEurPerJaar') * 100,
    };
    return `${label}: afhankelijk van uw antwoord bespaart u ${formatEuroRange(range)} per jaar.`;
  },
};

/** A reason of the engine as a Dutch sentence. */
export const reasonWords = (reason: Reason) => WORDS[reason.code](reason.values ?? {});
