import { fullName, type MailPart } from '@sens/contract';
import type { Company } from '#content/company.ts';
import type { Sources } from '#leads/sources/sources.ts';
import type { Lead } from '#leads/store/store.ts';
import { callDayOf } from '#report/call-day.ts';
import * as format from './format-lead.ts';
import { shownPhone } from './shown-phone.ts';
import { toHeaderText } from './text.ts';
import { COMPANY_MAIL, CALL_BACK_MAIL as words } from './words.ts';

/**
 * The mail that tells the company whom to call back, with the conversation where the visitor sent it along.
 * There is no address to answer to.
 */
export function callBackMail(lead: Lead, company: Company, sources: Sources) {
  const { submission, createdAt, reference } = lead;
  const naam = fullName(submission);
  const { labels } = COMPANY_MAIL;
  const call = `tel:${submission.phone}`;
  const day = format.toDutchDay(callDayOf(createdAt, company.callHours));
  const moment = format.callBackMoment(submission, company);
  const phone = shownPhone(submission.phone);
  const said = submission.transcript?.split('\n').map((line) => toHeaderText(line, 2_000));
  const parts: MailPart[] = [
    { kind: 'text', text: words.intro(day) },
    {
      kind: 'rows',
      rows: [
        [labels.naam, naam],
        [labels.telefoon, phone, call],
        ...format.phoneDoubtRows(submission),
        [words.moment, moment],
        [labels.bron, format.sourceTitle(submission, sources)],
        [labels.ontvangen, format.toDutchTime(createdAt)],
        [labels.reference, reference],
      ],
    },
    // Above what was said, which may be a long way to scroll on a phone.
    { kind: 'links', links: format.callLinks(submission) },
    { kind: 'title', text: words.transcriptTitle },
    { kind: 'text', text: said?.join('\n') ?? words.noTranscript },
  ];
  return {
    subject: words.subject(toHeaderText(naam, 100), reference),
    mail: { preview: words.preview(phone, moment, day), parts },
  };
}
