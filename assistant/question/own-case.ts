import { wordsOf } from '#language/dutch.ts';

const DAY =
  '(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|morgen|overmorgen|vanmiddag|vanochtend|vanavond)';

/** Of one's own order, invoice or appointment, and how it stands. */
const CASES = [
  /^(?:is|zijn|staat|wordt|worden) (?:mijn|onze|ons) \w+ .*\b(?:al|nog) (?:\w+ )?(?:binnen|geleverd|gelegd|geplaatst|geregistreerd|aangevraagd|betaald|klaar|verstuurd|ontvangen|besteld|onderweg|open|staan)\b/,
  /^(?:wanneer|op welke (?:dag|datum)|in welke week) (?:wordt|worden|komt|komen) (?:mijn|onze|ons) /,
  new RegExp(`\\b(?:komt|komen)\\b.*\\b${DAY}\\b.*\\b(?:ochtend|middag|bij (?:mij|ons|me))\\b`),
  new RegExp(`\\b(?:hoe laat|wanneer) (?:komt|komen)\\b.*\\b(?:vandaag|${DAY})\\b`),
  /\b(?:status|stand van zaken)\b.*\b(?:mijn|onze|ons) (?:offerte|aanvraag|opdracht|order|bestelling|label|energielabel|rapport|subsidie\w*)\b/,
  /\bwaar blijft (?:mijn|onze|ons|de) (?:offerte|prijsopgave|factuur|rekening|label|energielabel|monteur|adviseur)\b/,
  /\bhoe (?:ver|staat het)\b.*\bmijn (?:offerte|aanvraag|opdracht|order|bestelling)\b/,
  /^(?:staat|gaat) (?:mijn|onze|de) afspraak .*\b(?:nog|door)\b/,
];

/** As such a question is asked in full: the site has an answer to it. */
export const OF_OWN_CASE = 'Wat is de status van mijn opdracht?';

/** Whether somebody asks of what only the company can look up. */
export const isOwnCase = (text: string): boolean => {
  const said = wordsOf(text).join(' ');
  return CASES.some((each) => each.test(said));
};
