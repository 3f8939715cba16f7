import { type LeadReceipt, readReportQuery, splitName } from '@sens/contract';
import { clearSession, readSession, SESSION_KEYS, writeSession } from '#lib/browser/session.ts';

/** What the report page shows a report for. Holds no more of the visitor than the first name. */
export interface ReportRequest {
  firstName: string;
  house: { woningtype?: string; bouwjaar?: string; monthlyBill?: string };
  reference: string;
  reportPath: string;
}

/**
 * Takes the request this page view is for: the query that the head script took out of the address
 * bar, together with this tab's receipt, or the report shown earlier in this tab. The receipt is
 * used up, so that a later link from elsewhere waits for the visitor's own click.
 */
export function takeReportRequest(query: string | undefined): ReportRequest | undefined {
  const receipt = readSession<LeadReceipt>(SESSION_KEYS.receipt);
  const { fields, autoSubmit } = readReportQuery(new URLSearchParams(query ?? ''));
  if (!autoSubmit || !receipt) return readSession<ReportRequest>(SESSION_KEYS.report);
  const { woningtype, bouwjaar, monthlyBill } = fields;
  const request: ReportRequest = {
    firstName: splitName(fields.naam ?? '').first_name,
    house: {
      ...(woningtype ? { woningtype } : {}),
      ...(bouwjaar ? { bouwjaar } : {}),
      ...(monthlyBill ? { monthlyBill } : {}),
    },
    reference: receipt.reference,
    reportPath: receipt.reportPath,
  };
  writeSession(SESSION_KEYS.report, request);
  clearSession(SESSION_KEYS.receipt);
  clearSession(SESSION_KEYS.query);
  return request;
}
