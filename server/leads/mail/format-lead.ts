import {
  BOUWJAAR,
  formHouseAnswers,
  type LeadSubmission,
  type MailRow,
  MONTHLY_BILL,
  MONTHLY_BILL_TYPED_MAX,
  type Registered,
  WONINGTYPE_LABELS,
} from '@sens/contract';
import { usableAnswers } from '@sens/engine';
import type { Company } from '#content/company.ts';
import type { Sources } from '#leads/sources/sources.ts';
import { dutchMinuteOf } from '#time/dutch-time.ts';
import { CALL_BACK_MAIL, COMPANY_MAIL, HOUSE_WORDS, REGISTERED_WORDS } from './words.ts';

/** Nine digits behind the country code, the first of them no zero. */
const DUTCH_NUMBER = /^\+31[1-9]\d{8}$/;
const DUTCH_MOBILE = /^\+316\d{8}$/;

/** Says so of a number that nobody in the Netherlands has: the form allows up to fifteen digits (spec, section 5). */
export const phoneDoubtRows = ({ phone }: LeadSubmission): MailRow[] =>
  DUTCH_NUMBER.test(phone) ? [] : [[COMPANY_MAIL.labels.doubt, COMPANY_MAIL.strangeNumber]];

/** Only of a mobile number: no other one has WhatsApp behind it. */
const whatsAppLinks = ({ phone }: LeadSubmission) =>
  DUTCH_MOBILE.test(phone)
    ? [{ label: COMPANY_MAIL.whatsApp, href: `https://wa.me/${phone.slice(1)}` }]
    : [];

/** What one calls or writes to somebody with. */
export const callLinks = (lead: LeadSubmission) => [
  { label: COMPANY_MAIL.call, href: `tel:${lead.phone}` },
  ...whatsAppLinks(lead),
];

/** `Voorbeeldstraat 12 a` */
const streetAndNumber = ({ straat, huisnummer, huisnummer_toevoeging }: LeadSubmission): string =>
  [straat, huisnummer, huisnummer_toevoeging].filter(Boolean).join(' ');

/** Enough to know where it is: `Voorbeeldstraat 12 a, Barendrecht` */
export const shortAddress = (lead: LeadSubmission): string =>
  `${streetAndNumber(lead)}, ${lead.woonplaats}`;

/** `Voorbeeldstraat 12 a, 2990 AA Barendrecht` */
export function fullAddress(lead: LeadSubmission): string {
  const postcode = lead.postcode.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2');
  return `${streetAndNumber(lead)}, ${postcode} ${lead.woonplaats}`;
}

/** The Dutch name of the dwelling type. */
export function dwelling({ woningtype }: LeadSubmission): string {
  const labels: Readonly<Record<string, string>> = WONINGTYPE_LABELS;
  return labels[woningtype] ?? woningtype;
}

const { orLater, orMore, perMonth } = HOUSE_WORDS;

/** What was said of the house, and what the report reckons with. */
function figures({ bouwjaar, energy_data: energy }: LeadSubmission) {
  const said = formHouseAnswers({ bouwjaar, monthlyBill: energy.current_energy_costs });
  return { said, counts: usableAnswers(said) };
}

/**
 * The build year as it was sent, and the one that is reckoned with when that is another. The slider's
 * top end is called "2024 of later".
 */
export function buildYear(lead: LeadSubmission): string | undefined {
  const { bouwjaar } = lead;
  if (!bouwjaar) return undefined;
  const { said, counts } = figures(lead);
  if (counts.bouwjaar === undefined) return `${bouwjaar} (${HOUSE_WORDS.reckonsYear})`;
  if (counts.bouwjaar !== said.bouwjaar) {
    return `${bouwjaar} (${HOUSE_WORDS.reckonsWith(`${counts.bouwjaar}`)})`;
  }
  return bouwjaar === String(BOUWJAAR.max) ? orLater(bouwjaar) : bouwjaar;
}

/**
 * The monthly energy cost as it was sent, and the one that is reckoned with when that is another. The
 * slider's top end is called "€400+", and the form sends no more than it believes.
 */
export function energyCost(lead: LeadSubmission): string | undefined {
  const { current_energy_costs: cost } = lead.energy_data;
  if (cost === undefined) return undefined;
  const { said, counts } = figures(lead);
  const isEnd = cost === MONTHLY_BILL.max || cost >= MONTHLY_BILL_TYPED_MAX;
  const words = perMonth(isEnd ? orMore(`€ ${cost}`) : `€ ${cost}`);
  const isOther = counts.monthlyCostEur !== said.monthlyCostEur;
  return isOther ? `${words} (${HOUSE_WORDS.reckonsWith(`€ ${counts.monthlyCostEur}`)})` : words;
}

/** Where the form stood: the title of its page; an old source without a page as it is. */
export const sourceTitle = ({ source }: LeadSubmission, sources: Sources): string =>
  sources.title(source) ?? source;

const dutchDay = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** What the registers hold of the house; a row for each thing that they told. */
export function registeredRows({ bouwjaar, floorAreaM2, label }: Registered = {}): MailRow[] {
  return [
    ...(bouwjaar === undefined ? [] : [REGISTERED_WORDS.bouwjaar(bouwjaar)]),
    ...(floorAreaM2 === undefined ? [] : [REGISTERED_WORDS.floorAreaM2(floorAreaM2)]),
    ...(label
      ? [REGISTERED_WORDS.label(label.labelClass, dutchDay.format(new Date(label.validUntil)))]
      : []),
  ];
}

/** When to be called back, within the hours in which the company calls. */
export const callBackMoment = (
  { moment = 'zo-snel-mogelijk' }: LeadSubmission,
  { callHours }: Pick<Company, 'callHours'>,
): string => CALL_BACK_MAIL.moments[moment](callHours);

/** Where the form stood, for whoever has its code to look for as well: the title of the page with its source. */
export function sourceLabel({ source }: LeadSubmission, sources: Sources): string {
  const title = sources.title(source);
  return title ? `${title} (${source})` : source;
}

const amsterdam = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'full',
  timeZone: 'Europe/Amsterdam',
});

const dayAndMonth = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** @param iso a day: `maandag 23 november` */
export const toDutchDay = (iso: string): string => dayAndMonth.format(new Date(`${iso}T12:00:00Z`));

/** The time in the Netherlands, as our texts write it: `9.35 uur`. */
export const toDutchClock = (moment: Date): string =>
  `${dutchMinuteOf(moment).slice(-5).replace(/^0/, '').replace(':', '.')} uur`;

/** A moment as people in the Netherlands read it: `vrijdag 20 november 2026 om 9.35 uur`. */
export const toDutchTime = (moment: Date): string =>
  `${amsterdam.format(moment)} om ${toDutchClock(moment)}`;
