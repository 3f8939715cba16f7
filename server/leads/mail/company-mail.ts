import { betweenInWords } from '@sens/assistant/hours-in-words';
import {
  adviserPath,
  fullName,
  type LeadSubmission,
  type MailPart,
  type MailRow,
  reportPath,
} from '@sens/contract';
import type { Company } from '#content/company.ts';
import type { Sources } from '#leads/sources/sources.ts';
import type { Lead } from '#leads/store/store.ts';
import { callDayOf, spansOn } from '#report/call-day.ts';
import { toLinkedReport } from '#report/kept-report.ts';
import * as format from './format-lead.ts';
import { shownPhone } from './shown-phone.ts';
import { toHeaderText } from './text.ts';
import { COMPANY_MAIL as words } from './words.ts';

/**
 * The mail that tells the company about a new lead: whom to call,
 * what the report says first, and all that was filled in.
 * @param company when it calls
 * @param sources what the page is called on which the form stood
 * @param siteUrl the site's origin
 * @param hasReport whether the report goes with it
 * @returns subject, words, and whom an answer goes to
 */
export function companyMail(
  lead: Lead,
  { callHours }: Pick<Company, 'callHours'>,
  sources: Sources,
  siteUrl: string,
  hasReport = false,
) {
  const { submission } = lead;
  const callDay = callDayOf(lead.createdAt, callHours);
  const day = format.toDutchDay(callDay);
  const naam = fullName(submission);
  const intro = [words.intro(day), hasReport ? words.attached : ''].filter(Boolean).join(' ');
  const parts: MailPart[] = [
    { kind: 'text', text: intro },
    { kind: 'rows', rows: whom(lead) },
    {
      kind: 'links',
      links: [
        ...format.callLinks(submission),
        { label: words.adviser, href: `${siteUrl}${adviserPath(reportPath(lead.reportToken))}` },
        ...toolLinks(submission, siteUrl),
      ],
    },
    { kind: 'report', report: toLinkedReport(lead), reader: 'company' },
    { kind: 'title', text: words.nextTitle },
    { kind: 'text', text: words.next(day, betweenInWords(spansOn(callDay, callHours))) },
    { kind: 'title', text: words.requestTitle },
    { kind: 'rows', rows: aboutRequest(lead, sources) },
  ];
  return {
    subject: words.subject(
      toHeaderText(naam, 100),
      toHeaderText(submission.woonplaats, 60),
      lead.reference,
    ),
    replyTo: { name: toHeaderText(naam, 100), address: submission.email },
    mail: {
      preview: words.preview(
        shownPhone(submission.phone),
        toHeaderText(format.shortAddress(submission)),
        day,
      ),
      parts,
    },
  };
}

/** Measures, offers of others, a loan: the report knows of the house only. */
const toolLinks = ({ energy_data: { tool_path: path } }: LeadSubmission, siteUrl: string) =>
  path ? [{ label: words.tool, href: `${siteUrl}${path}` }] : [];

/** Whom to call, and where they live: what is read first. */
function whom({ submission }: Lead): MailRow[] {
  const { labels } = words;
  return [
    [labels.naam, fullName(submission)],
    [labels.telefoon, shownPhone(submission.phone), `tel:${submission.phone}`],
    ...format.phoneDoubtRows(submission),
    [labels.adres, format.fullAddress(submission)],
    [labels.email, submission.email, `mailto:${submission.email}`],
  ];
}

/** What else was filled in, and where it came from. */
function aboutRequest(lead: Lead, sources: Sources): MailRow[] {
  const { submission, createdAt, reference, registered } = lead;
  const { labels, notGiven } = words;
  return [
    [labels.woningtype, format.dwelling(submission)],
    [labels.bouwjaar, format.buildYear(submission) ?? notGiven],
    ...format.registeredRows(registered),
    [labels.energiekosten, format.energyCost(submission) ?? notGiven],
    [labels.bron, format.sourceTitle(submission, sources)],
    [labels.ontvangen, format.toDutchTime(createdAt)],
    [labels.reference, reference],
  ];
}
