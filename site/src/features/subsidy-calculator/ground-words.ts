import type {
  CodeValues,
  DoublingMissingCode,
  SubsidyGround,
  SubsidyGroundCode,
} from '@sens/engine';
import { formatCents, formatDate } from '#lib/format-nl.ts';
import { PANELS_WITHOUT_GRANT } from '#words/plan/panel-words.ts';
import { formatM2, formatSize } from './amounts.ts';
import { nameWithin } from './measure-copy.ts';
import type { MeasureKey } from './measures.ts';

const number = (values: CodeValues, name: string) => Number(values[name] ?? 0);
const size = (values: CodeValues, name: string) => formatSize(number(values, name));
const euro = (values: CodeValues, name: string) => formatCents(number(values, name) * 100);
const m2 = (values: CodeValues, name: string) => formatM2(number(values, name));
const day = (values: CodeValues, name: string) => formatDate(String(values[name]));

const GLASS: readonly MeasureKey[] = [
  'hrpp',
  'triple',
  'paneel',
  'paneel-nieuw',
  'deur',
  'deur-nieuw',
];

/** What the ISDE does not pay, and what one does get. */
const OUTSIDE: Partial<Record<MeasureKey, string>> = {
  zonnepanelen: PANELS_WITHOUT_GRANT,
  thuisbatterij: 'Voor een thuisbatterij is geen ISDE, al beweren veel sites iets anders.',
  airco: 'Een airco is een lucht-luchtwarmtepomp. Daarvoor krijgen bewoners geen ISDE.',
};

type Words = (values: CodeValues, key: MeasureKey) => string;

/** Every ground of the engine in Dutch. The engine decides, these are only the words. */
export const GROUND_WORDS: Record<SubsidyGroundCode, Words> = {
  'geen-eigenaar-bewoner': () =>
    'Deze ISDE is voor wie in de eigen woning woont. Wat er voor verhuurders is, zoals de SVOH, leest u bij Andere regelingen.',
  'geen-hoofdverblijf': () =>
    'De ISDE is alleen voor het huis waar u zelf woont, niet voor een tweede huis.',
  'via-svve': () =>
    'Bij een VvE loopt dit meestal via de SVVE. De VvE vraagt die aan, vóór het werk begint. Betaalt u het zelf, vraag dan bij RVO of u ISDE krijgt.',
  bouwdatum: (v) =>
    `Uw huis moet van vóór ${v.voorJaar} zijn. Is de vergunning vóór ${day(v, 'vergunningVoor')} aangevraagd? Vink dat dan aan bij "Meer over u en uw huis".`,
  'niet-in-isde': (_, key) => OUTSIDE[key] ?? 'Hiervoor is geen ISDE.',
  'onder-minimum': (v, key) =>
    GLASS.includes(key)
      ? `Al uw glas, panelen en deuren samen zijn ${m2(v, 'm2')}. U krijgt pas subsidie vanaf ${m2(v, 'minM2')}.`
      : `${m2(v, 'm2')} is te weinig. U krijgt pas subsidie vanaf ${m2(v, 'minM2')}.`,
  'deur-zonder-glas': () =>
    'Een deur of paneel krijgt waarschijnlijk alleen ISDE in dezelfde aanvraag als HR++-glas of triple glas. Vraag het RVO.',
  'wp-label-te-laag': (v) => `Label ${v.label} is te laag. De ISDE vraagt A++ of A+++.`,
  'wp-split-gwp': (v) =>
    `Geen ISDE voor een split-systeem met minder dan ${size(v, 'chargeBelowKg')} kg koudemiddel en een GWP boven ${size(v, 'gwpAbove')}.`,
  'wp-volgende-onbekend': () =>
    'Voor een extra warmtepomp van deze soort kennen wij geen bedrag. Vraag het na bij RVO.',
  'ventilatie-zonder-isolatie': () =>
    'Ventilatie krijgt alleen ISDE samen met isolatie of glas waarvoor u ook ISDE krijgt.',
  'ventilatie-van-vroeger': (v) =>
    `Deze subsidie is er voor ventilatie vanaf ${day(v, 'vanaf')}. Wat er eerder gold, weet RVO.`,
  'koken-zonder-warmtenet': () =>
    'Elektrisch koken krijgt alleen ISDE samen met een aansluiting op een warmtenet.',
  'koken-gas-niet-weg': () => 'U krijgt dit alleen als de gasaansluiting weggaat.',
  'al-meegeteld': () => 'Dit krijgt u één keer per woning.',
  'te-laat-aangevraagd': (v) => `Te laat. U kon dit aanvragen tot en met ${day(v, 'uiterlijk')}.`,
  'aangevraagd-voor-werk': () => 'Aanvragen kan pas na het werk. Klopt de datum van uw aanvraag?',
  'werk-voor-2025': (v) =>
    `Voor werk van vóór ${day(v, 'vanaf')} gelden andere bedragen. Die rekenen wij niet uit. Het telt wel mee voor de verdubbeling.`,
  'glas-derde-aanvraag': (v) =>
    `Voor glas kunt u hoogstens ${size(v, 'hoogstens')} keer aanvragen.`,
  'glas-buiten-24-maanden': (v) =>
    `De tweede keer glas moest uiterlijk op ${day(v, 'uiterlijk')} klaar zijn: binnen ${size(v, 'maanden')} maanden na de eerste keer.`,
  verdubbeld: (v) => `Dubbel tarief, want u doet ${size(v, 'maatregelen')} maatregelen.`,
  'buiten-24-maanden': (v) =>
    `Geen dubbel tarief: uw andere maatregel valt buiten de ${size(v, 'maanden')} maanden.`,
  'telt-samen-als-een': () =>
    'Telt met een andere maatregel in uw lijst samen als één maatregel voor de verdubbeling.',
  'boven-maximum': (v, key) =>
    GLASS.includes(key)
      ? `Voor al het glas, panelen en deuren samen telt hoogstens ${m2(v, 'maxM2')} mee.`
      : `Er telt hoogstens ${m2(v, 'maxM2')} mee.`,
  'biobased-bonus': (v) =>
    `Hierin zit ${formatCents(number(v, 'cent'))} voor biobased materiaal. Die toeslag verdubbelt niet.`,
  'wp-bonus': (v) => `Hierin zit ${euro(v, 'eur')} voor label A+++.`,
  'wp-minimum': (v) => `U krijgt altijd ten minste ${euro(v, 'eur')}.`,
  'wp-volgende': (v) =>
    `Voor een extra warmtepomp krijgt u alleen ${euro(v, 'eurPerKw')} per kW. Vervangt deze een hybride? Vraag RVO dan of en wanneer u opnieuw subsidie krijgt.`,
  'monument-tarief': () =>
    'Voor HR++-glas in een monument geldt een eigen bedrag. Dat ook dit verdubbelt bij twee maatregelen, leiden wij af (indicatief). Vraag het na bij RVO.',
  'meldcode-bepaalt': () =>
    'Het precieze bedrag hangt af van het toestel. Zoek het op de lijst van RVO, met de meldcode: het nummer van het toestel.',
  'niet-boven-investering': (v) =>
    `Niet meer dan het werk kost: ${formatCents(number(v, 'cent'))}.`,
  'bedrag-van-jaar': (v) => `Dit is het bedrag van ${v.jaar}. Een nieuwer bedrag vonden wij niet.`,
  'regels-van-jaar': (v) =>
    `Dit werk is van na ${v.jaar}. Wij rekenen met de regels van ${v.jaar}.`,
  'bouwjaar-onbekend': (v) =>
    `Wij weten uw bouwjaar niet. Is het huis van ${v.voorJaar} of later, dan krijgt u hiervoor niets.`,
  'wp-label-onbekend': (v) => `Met label A+++ komt er ${euro(v, 'bonusEur')} bij.`,
  'datum-ongeldig': () => 'De datum kunnen wij niet lezen. Wij rekenen zonder die datum.',
  'invoer-begrensd': (v) => `Wij rekenen met hoogstens ${size(v, 'hoogstens')}.`,
  'invoer-ongeldig': () => 'Vul een getal groter dan 0 in.',
  'onbekende-maatregel': () => 'Deze maatregel kennen wij niet.',
};

/** A ground of a line in words. */
export const groundWords = ({ code, values }: SubsidyGround, key: MeasureKey): string =>
  GROUND_WORDS[code](values, key);

/** Grounds that the sum or the tag beside it already shows. */
const SHOWN_ELSEWHERE: readonly SubsidyGroundCode[] = ['verdubbeld', 'biobased-bonus', 'wp-bonus'];

/** The grounds of a line that still have to be said. */
export const toldGrounds = (grounds: readonly SubsidyGround[]): SubsidyGround[] =>
  grounds.filter(({ code }) => !SHOWN_ELSEWHERE.includes(code));

/** What stands between these measures and the double rate; amounts are computed by the caller. */
export const DOUBLING_WORDS: Record<
  DoublingMissingCode,
  (values: CodeValues, extraCents: number) => string
> = {
  'tweede-maatregel': (v, cents) =>
    cents > 0
      ? `Doe er één maatregel bij, binnen ${size(v, 'maanden')} maanden, en u krijgt hiervoor ${formatCents(cents)} extra.`
      : `Doe er één maatregel bij, binnen ${size(v, 'maanden')} maanden, en het bedrag per m² verdubbelt.`,
  'onder-minimum': (v, cents) =>
    `Met ${m2(v, 'minM2')} ${nameWithin(String(v.maatregel))} telt die maatregel mee${
      cents > 0 ? ` en krijgt u ${formatCents(cents)} extra` : ''
    }. Nu is het ${m2(v, 'm2')}.`,
  'buiten-24-maanden': (v) =>
    `Uw maatregelen liggen meer dan ${size(v, 'maanden')} maanden uit elkaar. Daarom verdubbelt het bedrag niet.`,
};
