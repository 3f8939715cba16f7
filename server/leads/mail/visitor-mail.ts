import {
  fullName,
  greetingName,
  type MailPart,
  REPORT_LINK_DAYS,
  reportPath,
} from '@sens/contract';
import type { Company } from '#content/company.ts';
import type { Lead } from '#leads/store/store.ts';
import { toLinkedReport } from '#report/kept-report.ts';
import { plainFirstName } from '#report/plain-name.ts';
import { reportOf } from '#report/report-of.ts';
import { VISITOR_MAIL as words } from './words.ts';

/**
 * The mail with which the visitor finds the report back.
 * @param company who it is from and how to reach them
 * @param siteUrl origin of the site
 * @param has whether the report goes with it, and the address of its card when that does
 */
export function visitorMail(
  lead: Lead,
  company: Company,
  siteUrl: string,
  has: { report?: boolean; picture?: string } = {},
) {
  const { reference } = lead;
  const { picture } = has;
  const hasPlan = reportOf(lead).report.plan.length > 0;
  const thanks = has.report ? `${words.thanks} ${words.attached}` : words.thanks;
  const link = `${siteUrl}${reportPath(lead.reportToken)}`;
  const firstName = plainFirstName(greetingName(fullName(lead.submission)));
  const parts: MailPart[] = [
    { kind: 'text', text: words.greeting(firstName) },
    { kind: 'text', text: thanks },
    {
      kind: 'report',
      report: { ...toLinkedReport(lead), firstName: firstName ?? '' },
      reader: 'visitor',
      ...(picture ? { picture } : {}),
    },
    {
      kind: 'links',
      links: [
        { label: words.open, href: link },
        { label: words.calendar, href: `${link}.ics` },
      ],
    },
    { kind: 'text', text: words.linkDays(REPORT_LINK_DAYS) },
    { kind: 'title', text: words.nextTitle },
    { kind: 'list', items: hasPlan ? [...words.next, words.work] : words.next },
    { kind: 'title', text: words.contactTitle },
    { kind: 'text', text: words.contact(company, reference) },
    { kind: 'title', text: words.whyTitle },
    { kind: 'text', text: words.why(company, new URL(siteUrl).host) },
    { kind: 'text', text: words.signature(company.name) },
  ];
  return {
    subject: words.subject(company.name, reference),
    replyTo: company.email,
    mail: { preview: thanks, parts },
  };
}
