import type { Reason, ReasonCode } from '@sens/engine';
import { reasonWords } from './reason-words.ts';

/** Grounds that many measures share, in a few words. */
const SHORT: Partial<Record<ReasonCode, string>> = {
  'niet-terugverdiend': 'Verdient zich waarschijnlijk niet terug.',
  'prijs-onbekend': 'De prijs verschilt te veel per huis.',
  'andere-maatregel-beter': 'Een andere stap levert meer op.',
  'andere-warmtepomp-beter': 'Een andere warmtepomp past beter.',
  'al-geisoleerd': 'Is volgens ons al geïsoleerd.',
  'zolder-in-gebruik': 'Alleen als de zolder leeg en koud is.',
  'een-bron': 'Loont misschien. Vraag eerst wat het bij u kost.',
};

/** Why a measure is not in the plan: the ground that decided, in a few words where it is a common one. */
export function groundWords([first]: readonly Reason[]): string {
  return first ? (SHORT[first.code] ?? reasonWords(first)) : '';
}
