import { BOUWJAAR, type LeadSubmission, MONTHLY_BILL, WONINGTYPE_LABELS } from '@sens/contract';
import type { Sources } from '#leads/sources.ts';

/** The name as the visitor typed it; one word is kept as both first and last name. */
export function fullName({ first_name: first, last_name: last }: LeadSubmission): string {
  return first === last ? first : `${first} ${last}`;
}

/** `Voorbeeldstraat 12 a, 2990AA Barendrecht` */
export function fullAddress(lead: LeadSubmission): string {
  const number = [lead.huisnummer, lead.huisnummer_toevoeging].filter(Boolean).join(' ');
  return `${lead.straat} ${number}, ${lead.postcode} ${lead.woonplaats}`;
}

/** The Dutch name of the dwelling type. */
export function dwelling({ woningtype }: LeadSubmission): string {
  const labels: Readonly<Record<string, string>> = WONINGTYPE_LABELS;
  return labels[woningtype] ?? woningtype;
}

/** The build year; the slider's top end stands for everything after it too. */
export function buildYear({ bouwjaar }: LeadSubmission): string | undefined {
  return bouwjaar === String(BOUWJAAR.max) ? `${bouwjaar} of later` : bouwjaar;
}

/** The monthly energy cost in EUR; the slider's top end stands for everything above it too. */
export function energyCost({ energy_data: { current_energy_costs: cost } }: LeadSubmission) {
  if (cost === undefined) return undefined;
  return `€ ${cost}${cost >= MONTHLY_BILL.max ? ' of meer' : ''} per maand`;
}

/** Where the form stood: the title of the page with its source; an old source without a page as it is. */
export function sourceLabel({ source }: LeadSubmission, sources: Sources): string {
  const title = sources.title(source);
  return title ? `${title} (${source})` : source;
}

const amsterdam = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** A moment as people in the Netherlands read it. */
export const toDutchTime = (moment: Date) => amsterdam.format(moment);
