import { CALL_BACK, fullName, type LinkedReport, type Mail, type MailReader } from '@sens/contract';
import type { Company } from '#content/company.ts';
import type { Sources } from '#leads/sources/sources.ts';
import type { DueDelivery, Earlier, Lead } from '#leads/store/store.ts';
import { plainName } from '#report/plain-name.ts';
import { callBackMail } from './call-back-mail.ts';
import { companyMail } from './company-mail.ts';
import { withEarlier } from './earlier-requests.ts';
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
  /** The first screen of a report in words for that reader; nothing when the site cannot. */
  sayReport: (report: LinkedReport, reader: MailReader) => Promise<string | undefined>;
}

/** The words of a mail in both forms; without the look where the site cannot give it. */
export async function bothForms(
  mail: Mail,
  { layOut, sayReport }: Pick<MailSettings, 'layOut'> & Partial<Pick<MailSettings, 'sayReport'>>,
): Promise<Pick<MailMessage, 'text' | 'html'>> {
  const html = await layOut(mail);
  const shown = mail.parts.find((part) => part.kind === 'report');
  const said = shown && (await sayReport?.(shown.report, shown.reader));
  return { text: toPlainText(mail.parts, said), ...(html ? { html } : {}) };
}

/** How the picture of the house is called where it is saved. */
const CARD_FILE = 'huis.jpg';

/** What may go with a mail, or into it. */
export interface MailExtras {
  /** The report as PDF. */
  report?: MailFile | undefined;
  /** The report's card as JPEG, which the mail shows. */
  card?: Buffer | undefined;
  /** What the same person asked before; for the company. */
  earlier?: readonly Earlier[];
}

/**
 * Writes the mail of one delivery.
 * The Message-ID follows from the delivery, so that a mail that goes out twice (a crash between
 * sending and noting it) is known as one by mail programs.
 * @param extras what goes with it; without the report the mail only leads to it
 */
export async function composeMail(
  { delivery, lead }: DueDelivery,
  settings: MailSettings,
  { report, card, earlier = [] }: MailExtras = {},
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
        ? callBackMail(lead, settings.company, settings.sources)
        : companyMail(
            lead,
            settings.company,
            settings.sources,
            settings.siteUrl,
            report !== undefined,
          );
    const forms = await bothForms(withEarlier(mail, earlier, lead.createdAt), settings);
    return { ...frame, to: settings.mailTo, headers: {}, ...heads, ...forms };
  }
  const { company, siteUrl } = settings;
  const cid = `huis.${delivery.id}@${domain}`;
  const has = { report: report !== undefined, ...(card ? { picture: `cid:${cid}` } : {}) };
  const { mail, ...heads } = visitorMail(lead, company, siteUrl, has);
  const forms = await bothForms(mail, settings);
  // Without the look nothing shows it: it would be a file beside the report.
  const picture = card && forms.html ? [{ filename: CARD_FILE, content: card, cid }] : [];
  const attachments = [...(report ? [report] : []), ...picture];
  return {
    ...frame,
    ...(attachments.length > 0 ? { attachments } : {}),
    to: addressOf(lead),
    // Holiday answers to an automatic mail help nobody.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...heads,
    ...forms,
  };
}

/** A mailbox with a name is less often taken for an unwanted mail. */
function addressOf({ submission }: Lead): MailMessage['to'] {
  const name = plainName(fullName(submission));
  return name ? { name: toHeaderText(name, 100), address: submission.email } : submission.email;
}
