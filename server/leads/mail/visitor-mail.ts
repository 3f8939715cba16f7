import { REPORT_LINK_DAYS, reportPath } from '@sens/contract';
import type { Company } from '#content/company.ts';
import type { Lead } from '#leads/store/store.ts';
import { hasPlan } from './has-plan.ts';
import { escapeHtml, toHtmlPage } from './text.ts';
import { VISITOR_MAIL as words } from './words.ts';

/**
 * The mail with which the visitor finds the report back.
 * @param company who it is from and how to reach them
 * @param siteUrl origin of the site
 * @param hasReport whether the report goes with it
 */
export function visitorMail(lead: Lead, company: Company, siteUrl: string, hasReport = false) {
  const { reference } = lead;
  const link = `${siteUrl}${reportPath(lead.reportToken)}`;
  const greeting = words.greeting(plainName(lead.submission.first_name));
  const thanks = hasReport ? `${words.thanks} ${words.attached}` : words.thanks;
  const next = hasPlan(lead) ? [...words.next, words.work] : words.next;
  const contact = words.contact(company, reference);
  const why = words.why(company, new URL(siteUrl).host);
  const linkDays = words.linkDays(REPORT_LINK_DAYS);
  const heading = (text: string) => `<h2 style="font-size:18px">${escapeHtml(text)}</h2>`;
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  return {
    subject: words.subject(company.name, reference),
    replyTo: company.email,
    text: [
      greeting,
      thanks,
      `${words.open}: ${link}`,
      linkDays,
      `${words.nextTitle}\n${next.map((step) => `- ${step}`).join('\n')}`,
      `${words.contactTitle}\n${contact}`,
      `${words.whyTitle}\n${why}`,
      words.signature(company.name),
    ].join('\n\n'),
    html: toHtmlPage(
      paragraph(greeting) +
        paragraph(thanks) +
        `<p><a href="${escapeHtml(link)}">${words.open}</a></p>` +
        paragraph(linkDays) +
        heading(words.nextTitle) +
        `<ul>${next.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ul>` +
        heading(words.contactTitle) +
        paragraph(contact) +
        heading(words.whyTitle) +
        paragraph(why) +
        paragraph(words.signature(company.name)),
    ),
  };
}

/**
 * The first name, when it is just that. Anyone can type anyone's mail address, so what goes out in
 * the company's name never carries a stranger's web address or sales talk as a "name".
 */
function plainName(firstName: string): string | undefined {
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}\.?$/u.test(firstName) ? firstName : undefined;
}
