import type {
  DwellingFacts,
  Reason,
  ReasonCode,
  ReasonValues,
  RouteId,
  WorkedOutMeasure,
} from '@sens/engine';
import { capital } from '#lib/capital.ts';
import { formatEuroEstimate, formatShare } from '#lib/format-nl.ts';
import { isTold } from './left-out-words.ts';
import { INSULATION } from './measure-words.ts';
import { reasonWords } from './reason-words.ts';

/** A way of heating in as few words as a line of a table has room for. */
const BRIEF: Record<RouteId, string> = {
  huidig: 'wat u nu heeft',
  'hybride-warmtepomp': 'hybride',
  warmtepomp: 'volledig elektrisch',
};

/**
 * Grounds of measures that are not in the plan, a line each: what a way of heating asks and gives stands whole
 * where the ways are compared.
 */
const SHORT: { [Code in ReasonCode]?: (values: ReasonValues[Code]) => string } = {
  'niet-terugverdiend': () => 'Verdient zich waarschijnlijk niet terug.',
  'prijs-onbekend': () => 'De prijs verschilt te veel per huis.',
  'andere-maatregel-beter': () => 'Een andere stap levert meer op.',
  'andere-warmtepomp-beter': () => 'Een andere warmtepomp past beter.',
  'zolder-in-gebruik': () => 'Alleen als de zolder leeg en koud is.',
  'kost-niets': () => 'Zelf doen kan vandaag en kost niets.',
  'een-bron': () => 'Loont misschien. Vraag eerst de prijs.',
  'label-slechter': () => 'Geeft een lagere klasse op het label.',
  'groot-werk-weinig': () => 'Grote klus die weinig extra oplevert.',
  'route-minder-voordelig': ({ gekozen, metPanelenEurPerJaar }) =>
    metPanelenEurPerJaar === undefined
      ? `${capital(BRIEF[gekozen])} is voordeliger.`
      : `Scheelt weinig met ${BRIEF[gekozen]}.`,
  'route-duurder': ({ meerEur, gekozen, erbij }) => {
    const cost = `${formatEuroEstimate(meerEur * 100)} meer dan ${gekozen === 'huidig' ? 'nu' : BRIEF[gekozen]}`;
    // The sum beside it is that of the pump alone, and the ways were compared without panels.
    return erbij.some((id) => INSULATION.includes(id))
      ? `Kost met isolatie en zonder zonnepanelen ${cost}.`
      : `Kost zonder zonnepanelen ${cost}.`;
  },
  'route-na-een-bron': () => 'Loont misschien, maar minder zeker.',
};

/** Why a measure is not in the plan of this house: the ground that decided, in a few words where it is a common one. */
export function groundWords(
  { id, reasons }: Pick<WorkedOutMeasure, 'id' | 'reasons'>,
  dwelling: DwellingFacts,
): string {
  const [first] = reasons;
  if (!first) return '';
  if (first.code === 'al-geisoleerd')
    return `Is volgens ${isTold(id, dwelling) ? 'u' : 'ons'} al geïsoleerd.`;
  // A rejected draught proofing stands beside a large loss through gaps: strips close few of them.
  const few = reasons.find((one) => one.code === 'kieren-deels');
  if (few && first.code === 'niet-terugverdiend')
    return `Sluit maar ${formatShare(few.values.deel)} van de kieren.`;
  // As in `reasonWords`: through a table of functions the tie of code and values is lost.
  const short = SHORT[first.code] as ((told: Reason['values']) => string) | undefined;
  return short?.(first.values) ?? reasonWords(first);
}
