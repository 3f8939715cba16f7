import { fullName } from '@sens/contract';
import type { Sources } from '#leads/sources/sources.ts';
import type { Lead } from '#leads/store/store.ts';
import * as format from './format-lead.ts';
import { type Row, toHtmlTable, toTextRows } from './rows.ts';
import { escapeHtml, toHeaderText, toHtmlPage } from './text.ts';
import { COMPANY_MAIL, CALL_BACK_MAIL as words } from './words.ts';

/**
 * The mail that tells the company whom to call back, with the conversation where the visitor sent it along.
 * There is no address to answer to.
 */
export function callBackMail(lead: Lead, sources: Sources) {
  const { submission, createdAt, reference } = lead;
  const naam = fullName(submission);
  const { labels } = COMPANY_MAIL;
  const call = `tel:${submission.phone}`;
  const rows: Row[] = [
    [labels.naam, naam],
    [labels.telefoon, submission.phone, call],
    [words.moment, format.callBackMoment(submission)],
    [labels.bron, format.sourceLabel(submission, sources)],
    [labels.ontvangen, format.toDutchTime(createdAt)],
    [labels.reference, reference],
  ];
  const said = submission.transcript?.split('\n').map((line) => toHeaderText(line, 2_000));
  const told = said ?? [words.noTranscript];
  return {
    subject: words.subject(toHeaderText(naam, 100), reference),
    text: [
      words.intro,
      toTextRows(rows),
      `${words.transcriptTitle}\n${told.join('\n')}`,
      `${COMPANY_MAIL.call}: ${call}`,
    ].join('\n\n'),
    html: toHtmlPage(
      `<p>${words.intro}</p>${toHtmlTable(rows)}` +
        `<h2 style="font-size:18px">${words.transcriptTitle}</h2>` +
        `<p>${told.map(escapeHtml).join('<br>')}</p><p><a href="${call}">${COMPANY_MAIL.call}</a></p>`,
    ),
  };
}
