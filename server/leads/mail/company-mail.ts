import { fullName } from '@sens/contract';
import type { Sources } from '#leads/sources/sources.ts';
import type { Lead } from '#leads/store/store.ts';
import * as format from './format-lead.ts';
import { type Row, toHtmlTable, toTextRows } from './rows.ts';
import { toHeaderText, toHtmlPage } from './text.ts';
import { COMPANY_MAIL as words } from './words.ts';

/**
 * The mail that tells the company about a new lead: everything needed to call back.
 * @param sources what the page is called on which the form stood
 * @param hasReport whether the report goes with it
 * @returns subject, both bodies, and whom an answer goes to
 */
export function companyMail(lead: Lead, sources: Sources, hasReport = false) {
  const { submission } = lead;
  const naam = fullName(submission);
  const intro = hasReport ? `${words.intro} ${words.attached}` : words.intro;
  const rows = toRows(lead, sources);
  const call = `tel:${submission.phone}`;
  const whatsApp = `https://wa.me/${submission.phone.replace('+', '')}`;
  return {
    subject: words.subject(
      toHeaderText(naam, 100),
      toHeaderText(submission.woonplaats, 60),
      lead.reference,
    ),
    replyTo: { name: toHeaderText(naam, 100), address: submission.email },
    text: [
      intro,
      toTextRows(rows),
      `${words.nextTitle}\n${words.next}`,
      `${words.call}: ${call}\n${words.whatsApp}: ${whatsApp}`,
    ].join('\n\n'),
    html: toHtmlPage(
      `<p>${intro}</p>${toHtmlTable(rows)}` +
        `<h2 style="font-size:18px">${words.nextTitle}</h2><p>${words.next}</p>` +
        `<p><a href="${call}">${words.call}</a> · <a href="${whatsApp}">${words.whatsApp}</a></p>`,
    ),
  };
}

function toRows(lead: Lead, sources: Sources): Row[] {
  const { submission, createdAt, reference, registered } = lead;
  const { labels, notGiven } = words;
  return [
    [labels.naam, fullName(submission)],
    [labels.telefoon, submission.phone, `tel:${submission.phone}`],
    [labels.email, submission.email, `mailto:${submission.email}`],
    [labels.adres, format.fullAddress(submission)],
    [labels.woningtype, format.dwelling(submission)],
    [labels.bouwjaar, format.buildYear(submission) ?? notGiven],
    ...format.registeredRows(registered),
    [labels.energiekosten, format.energyCost(submission) ?? notGiven],
    [labels.bron, format.sourceLabel(submission, sources)],
    [labels.ontvangen, format.toDutchTime(createdAt)],
    [labels.reference, reference],
  ];
}
