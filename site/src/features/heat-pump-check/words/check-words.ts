import type {
  AirToAirCode,
  HeatPumpAssumptionCode,
  HeatPumpPlaceCode,
  HeatPumpReason,
} from '@sens/engine';
import { andList } from '#lib/and-list.ts';
import { formatDecimal, formatNumber, formatPeriod } from '#lib/format-nl.ts';
import { answerWords } from '#words/house/answer-words.ts';
import { degrees, numberOf, priceOf, type Words } from './phrases.ts';

const PART_OF_FIELD: Record<string, string> = {
  roof: 'dak',
  wall: 'gevel',
  floor: 'vloer',
  glazing: 'glas',
};

const fieldsOf = (value: number | string | undefined): string[] =>
  String(value ?? '')
    .split(',')
    .filter(Boolean);

/** Where the unit can stand, and what that asks. */
export const PLACE_WORDS: Words<HeatPumpPlaceCode> = {
  tuin: () => 'In de tuin: makkelijk bereikbaar. Zet hem niet in een smalle steeg of een hoek.',
  'plat-dak': () =>
    'Op een plat dak: ver van ramen. Er zijn dempers en een stevige ondergrond nodig.',
  gevel: () => 'Aan de gevel: met trillingsdempers, en niet bij het slaapkamerraam van de buren.',
  'vve-toestemming': () => 'De VvE moet toestemming geven voor de plek.',
  'geluid-past': () => 'Op uw afstand blijft het geluid onder de nachtgrens.',
  'geluid-te-dichtbij': () => 'Op uw afstand is het geluid ’s nachts te hard.',
  'geluid-ook-overdag': () =>
    'Op uw afstand is het geluid ook overdag te hard. Een stille nachtstand lost dat niet op.',
  'stille-stand-nodig': () =>
    'Kies een unit met een stille nachtstand. Zonder die stand geldt de nachtgrens ook overdag.',
  'omkasting-of-verder-weg': () =>
    'Zet hem verder weg, kies een stillere unit of neem een geluidskast.',
};

/** Air-to-air. */
export const AIR_TO_AIR_WORDS: Words<AirToAirCode> = {
  'geen-isde': () => 'Er is geen ISDE voor.',
  'geen-warm-water': () => 'Hij maakt geen warm water.',
  'per-kamer': () => 'Hij verwarmt per kamer, niet uw hele huis.',
  'zelfde-geluidsgrens': () => 'Voor het geluid geldt dezelfde grens.',
};

/** What the check takes for granted. */
export const ASSUMPTION_WORDS: Words<HeatPumpAssumptionCode> = {
  'jaarverbruik-gebruikt': () =>
    'Gas en stroom van nu zijn wat u invulde. Wat een warmtepomp verandert, is geschat (Milieu Centraal).',
  'werkelijk-gebruik': () =>
    'Gas en stroom zijn geschat met wat bewoners echt gebruiken (Milieu Centraal).',
  ontwerptemperatuur: (v) =>
    `Het warmteverlies geldt voor een koude dag: buiten ${degrees(numberOf(v, 'buitenC'))} en binnen ${degrees(numberOf(v, 'binnenC'))} (indicatief).`,
  'aanvoer-uit-afgifte': () =>
    'Hoe warm het water moet zijn, volgt uit de radiatoren of vloerverwarming en uit de isolatie (indicatief).',
  'afgifte-aangenomen': (v) =>
    `Hoe de warmte in de kamer komt, weten wij niet. Onze aanname: ${answerWords('emitters', String(v.afgifte ?? ''))}.`,
  'isolatie-aangenomen': (v) =>
    `De isolatie hiervan is onze aanname op basis van het bouwjaar: ${andList(fieldsOf(v.vragen).map((field) => PART_OF_FIELD[field] ?? field))}.`,
  'rendement-afgesteld': (v) =>
    `Het jaarrendement voor verwarming is afgesteld op de cijfers van Milieu Centraal: ${formatDecimal(numberOf(v, 'rendement'))} bij water van ${numberOf(v, 'graden')} graden. Kouder water geeft een hoger rendement (indicatief).`,
  'rendement-met-water': (v) =>
    `Het jaarrendement met warm water volgt uit onze berekening: alle warmte voor huis en kraan, gedeeld door alle stroom van de warmtepomp. Voor warm water geeft 1 deel stroom ${formatDecimal(numberOf(v, 'warmWater'))} delen warmte. Daarnaast gaat ${formatNumber(numberOf(v, 'vasteKwh'))} kWh per jaar naar pompen, stand-by en het element (afgesteld op Milieu Centraal, indicatief).`,
  'na-maatregelen-gerekend': () =>
    'Bij het vermogen rekenen wij alsof al klaar is wat eerst moet gebeuren. Wat dat kost en bespaart, staat er apart bij en telt mee in ons advies.',
  energieprijzen: (v) =>
    `Prijspeil ${formatPeriod(String(v.peildatum ?? ''))}: gas kost ${priceOf(v, 'gasEurPerM3')} per m³ en stroom ${priceOf(v, 'stroomEurPerKwh')} per kWh (CBS).`,
  'zonder-salderen': (v) =>
    `Uw zonnepanelen rekenen wij zonder salderen door, zoals het vanaf ${formatPeriod(String(v.datum ?? ''))} is.`,
  'co2-hele-keten': () => 'De CO₂ is berekend over de hele keten.',
  'eenvoudige-terugverdientijd': () =>
    'De terugverdientijd is wat u zelf betaalt, gedeeld door de besparing per jaar. Duurt het langer dan een warmtepomp meegaat, dan telt ook een nieuwe mee. Rente en stijgende prijzen tellen niet mee.',
  'geluid-indicatief': () =>
    'Het geluid is geschat met afstand en weerkaatsing. De officiële methode meet ter plaatse.',
  'tonaal-geluid': () => 'Zoemt of bromt een unit, dan telt zijn geluid zwaarder.',
  'isde-voorwaarden': (v) =>
    `De ISDE-bedragen zijn die van ${numberOf(v, 'jaar')}, geldig tot en met ${formatPeriod(String(v.geldigTot ?? ''))}. Een bedrijf moet het werk doen.`,
  'isde-verlopen': (v) =>
    `Dit zijn de ISDE-bedragen van ${numberOf(v, 'jaar')}. Kijk bij RVO of er nieuwe bedragen gelden. Een bedrijf moet het werk doen.`,
  'isde-label': (v) =>
    `Het laagste subsidiebedrag is voor een pomp met label ${v.laag ?? ''}, het middelste voor ${v.midden ?? ''}.`,
};

/** A code with its figures in Dutch. */
export const wordsOf = <Code extends string>(
  words: Words<Code>,
  { code, values = {} }: HeatPumpReason<Code>,
): string => words[code](values);
