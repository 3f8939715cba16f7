import { CALL_BACK, fullName, type Mail } from '@sens/contract';
import type { Company } from '#content/company.ts';
import type { Sources } from '#leads/sources/sources.ts';
import type { DueDelivery } from '#leads/store/store.ts';
import { callBackMail } from './call-back-mail.ts';
import { companyMail } from './company-mail.ts';
import type { MailFile, MailMessage } from './message.ts';
import { toPlainText } from './plain-text.ts';
import { toHeaderText } from './text.ts';
import { visitorMail } from './visitor-mail.ts';

/** What mails need to know besides the lead. */
export interface MailSettings {
  company: Company;
  siteUrl: string;
  mailFrom: string;
  mailTo: string;
  sources: Sources;
  /** Gives a mail its look, as HTML; nothing when the site cannot. */
  layOut: (mail: Mail) => Promise<string | undefined>;
}

/** The words of a mail in both forms; without the look where the site cannot give it. */
export async function bothForms(
  mail: Mail,
  { layOut }: Pick<MailSettings, 'layOut'>,
): Promise<Pick<MailMessage, 'text' | 'html'>> {
  const html = await layOut(mail);
  return { text: toPlainText(mail.parts), ...(html ? { html } : {}) };
}

/**
 * Writes the mail of one delivery.
 * The Message-ID follows from the delivery, so that a mail that goes out twice (a crash between
 * sending and noting it) is known as one by mail programs.
 * @param report the report as PDF; without it the mail only leads to the report
 */
export async function composeMail(
  { delivery, lead }: DueDelivery,
  settings: MailSettings,
  report?: MailFile,
): Promise<MailMessage> {
  const domain = settings.mailFrom.split('@').at(-1)?.replace('>', '');
  const frame = {
    from: settings.mailFrom,
    messageId: `<${delivery.id}@${domain}>`,
    date: lead.createdAt,
    ...(report ? { attachments: [report] } : {}),
  };
  if (delivery.kind === 'company-mail') {
    const { mail, ...heads } =
      lead.submission.form_type === CALL_BACK
        ? callBackMail(lead, settings.sources)
        : companyMail(lead, settings.sources, settings.siteUrl, report !== undefined);
    const forms = await bothForms(mail, settings);
    return { ...frame, to: settings.mailTo, headers: {}, ...heads, ...forms };
  }
  const { company, siteUrl } = settings;
  const { mail, ...heads } = visitorMail(lead, company, siteUrl, report !== undefined);
  return {
    ...frame,
    to: { name: toHeaderText(fullName(lead.submission), 100), address: lead.submission.email },
    // Holiday answers to an automatic mail help nobody.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...heads,
    ...(await bothForms(mail, settings)),
  };
}
