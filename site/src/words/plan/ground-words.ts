import type { Reason, ReasonCode } from '@sens/engine';
import { formatShare } from '#lib/format-nl.ts';
import { reasonWords } from './reason-words.ts';

/** Grounds that many measures share, in a few words. */
const SHORT: Partial<Record<ReasonCode, string>> = {
  'niet-terugverdiend': 'Verdient zich waarschijnlijk niet terug.',
  'prijs-onbekend': 'De prijs verschilt te veel per huis.',
  'andere-maatregel-beter': 'Een andere stap levert meer op.',
  'andere-warmtepomp-beter': 'Een andere warmtepomp past beter.',
  'al-geisoleerd': 'Is volgens ons al geïsoleerd.',
  'zolder-in-gebruik': 'Alleen als de zolder leeg en koud is.',
  'kost-niets': 'Zelf doen kost niets. Dat kan vandaag al.',
  'een-bron': 'Loont misschien. Vraag eerst wat het bij u kost.',
};

/** Why a measure is not in the plan: the ground that decided, in a few words where it is a common one. */
export function groundWords(reasons: readonly Reason[]): string {
  const [first] = reasons;
  // A rejected draught proofing stands beside a large loss through gaps: strips close few of them.
  const few = reasons.find((one) => one.code === 'kieren-deels');
  if (few && first?.code === 'niet-terugverdiend') {
    return `Sluit maar ${formatShare(few.values.deel)} van de kieren. De rest zit vooral in gevel en dak.`;
  }
  return first ? (SHORT[first.code] ?? reasonWords(first)) : '';
}
