import { type HeatPumpNoteCode, type HeatPumpReason, toolFigures2026 } from '@sens/engine';
import { formatNumber } from '#lib/format-nl.ts';
import { reasonWords } from '#words/plan/reason-words.ts';
import { euroOf, numberOf, type Words } from './phrases.ts';

/** What to know of a kind in this house. */
export const NOTE_WORDS: Words<HeatPumpNoteCode> = {
  'ketel-op-koude-dagen': (v) =>
    `De warmtepomp levert ongeveer ${numberOf(v, 'procentWarmte')}% van de warmte. Op koude dagen neemt de ketel het over.`,
  'hulpelement-op-koude-dagen': () =>
    'Op de koudste dagen helpt een elektrisch element. Dat gebruikt meer stroom.',
  'vermogen-boven-aanbod': (v) =>
    `Uw huis verliest meer warmte dan een gewone warmtepomp van ${formatNumber(numberOf(v, 'maxKw'))} kW levert. Isoleer eerst, of reken op twee pompen.`,
  'verbruik-vraagt-grote-pomp': () =>
    'Uw rekening of verbruik vraagt een ongewoon grote warmtepomp. Controleer eerst het bedrag of de meterstand.',
  'warm-water-via-ketel': () => 'Warm water maakt u nog met de ketel.',
  'warm-water-boilervat': (v) =>
    reasonWords({ code: 'boilervat-nodig', values: { liter: numberOf(v, 'liter') } }),
  'zonneboiler-blijft': () => 'Uw zonneboiler kan blijven.',
  'koken-elektrisch': (v) =>
    `U gaat elektrisch koken. Dat kost ongeveer ${euroOf(v, 'kokenEur')} en zit in de prijs.`,
  gasvrij: (v) =>
    `De gasaansluiting kan weg. Dat scheelt ${euroOf(v, 'vasteKostenEurPerJaar')} vaste kosten per jaar. Dit zit al in de besparing.`,
  'aansluiting-1x25a': () => 'Een gewone stroomaansluiting (1 x 25 A) is meestal genoeg.',
  'aansluiting-3x25a': () => reasonWords({ code: 'drie-fasen-nodig' }),
  'bij-ketelvervanging': (v) =>
    v.metNieuweKetelEur === undefined
      ? 'Een goed moment is als uw ketel aan vervanging toe is. U heeft dan geen nieuwe ketel nodig.'
      : `Samen met een nieuwe ketel kost dit ongeveer ${euroOf(v, 'metNieuweKetelEur')}.`,
  'ketel-aan-vervanging-toe': (v) =>
    `Uw ketel is ${numberOf(v, 'jaar')} jaar of ouder. Dit is een goed moment om te kiezen.`,
  'norm-hybride': (v) =>
    `Het kabinet wil dat hybride vanaf ${numberOf(v, 'jaar')} (indicatief) de norm wordt als u een ketel vervangt. Er is nog geen wet.`,
  'boring-in-tuin': () =>
    'Er komt een boring in uw tuin. Of dat mag en wat het kost, verschilt per plek.',
  'isde-formule': (v) =>
    `De subsidie is berekend voor ${formatNumber(numberOf(v, 'vermogenKw'))} kW met label ${v.label ?? 'A+++'}. Het precieze bedrag staat op de lijst van RVO.`,
  'isde-lijst': () => 'De subsidie verschilt per apparaat. Kijk op de lijst van RVO.',
  'isde-tweede-pomp': () =>
    'U heeft al een warmtepomp. Voor een tweede is de subsidie lager, en misschien kreeg u de eerste al.',
  'isde-bouwdatum': (v) =>
    reasonWords({
      code: 'isde-bouwdatum',
      values: { bouwjaar: numberOf(v, 'bouwjaar'), voorJaar: numberOf(v, 'voorJaar') },
    }),
  'isde-verdubbelt-isolatie': () =>
    `Isoleert u binnen ${toolFigures2026.isde.doubling.value.withinMonths} maanden ook, dan krijgt u voor die isolatie het dubbele bedrag.`,
  'niet-terugverdiend': (v) =>
    `Dit wordt waarschijnlijk niet terugverdiend in ${numberOf(v, 'levensduurJaar')} jaar. Zo lang gaat een warmtepomp minstens mee.`,
};

/** A note in Dutch. */
export const noteWords = ({ code, values = {} }: HeatPumpReason<HeatPumpNoteCode>): string =>
  NOTE_WORDS[code](values);
