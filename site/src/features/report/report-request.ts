import {
  checkHouseAnswers,
  greetingName,
  type HouseFields,
  houseTold,
  REPORT_PAGE,
  type Registered,
  readReportQuery,
  registeredSchema,
} from '@sens/contract';
import type { DwellingAnswers } from '@sens/engine';
import {
  clearSession,
  isRecord,
  isTexts,
  readSession,
  writeSession,
} from '#lib/browser/session.ts';
import * as SESSION_KEYS from '#lib/browser/session-keys.ts';

/** What the report page shows a report for. Holds no more of the visitor than the name to greet with. */
export interface ReportRequest {
  firstName: string;
  house: { woningtype?: string; bouwjaar?: string; monthlyBill?: string };
  /** All answers about the house, once the visitor has corrected any. */
  refined?: DwellingAnswers;
  /** What registers know of the house. */
  registered?: Registered;
  /** What was written down beside the report. */
  note?: string;
  /** Bits of the proof that its delivery waits for. */
  proof?: number;
  reference: string;
  reportPath: string;
}

/*
 * The head script judges by the same rules, as it decides what is shown before this runs. A backend elsewhere
 * may keep no report behind a link: then both are empty.
 */
const namesReport = ({ reference, reportPath }: Record<string, unknown>): boolean =>
  typeof reference === 'string' &&
  typeof reportPath === 'string' &&
  (reportPath === '' || REPORT_PAGE.test(reportPath));

const isReceipt = (
  value: unknown,
): value is Pick<ReportRequest, 'reference' | 'reportPath'> & {
  registered?: unknown;
  proof?: unknown;
} => isRecord(value) && namesReport(value);

const isRequest = (value: unknown): value is ReportRequest =>
  isRecord(value) &&
  namesReport(value) &&
  typeof value.firstName === 'string' &&
  isTexts(value.house);

/**
 * Takes the request this page view is for: the query that the head script took out of the address
 * bar, together with this tab's receipt, or the report shown earlier in this tab. The receipt is
 * used up, so that a later link from elsewhere waits for the visitor's own click.
 */
export function takeReportRequest(query: string | undefined): ReportRequest | undefined {
  const receipt = readSession(SESSION_KEYS.receipt, isReceipt);
  const { fields, autoSubmit } = readReportQuery(new URLSearchParams(query ?? ''));
  if (!autoSubmit || !receipt) return shownBefore();
  const { woningtype, bouwjaar, monthlyBill } = fields;
  const request: ReportRequest = {
    firstName: greetingName(fields.naam ?? ''),
    house: {
      ...(woningtype ? { woningtype } : {}),
      ...(bouwjaar ? { bouwjaar } : {}),
      ...(monthlyBill ? { monthlyBill } : {}),
    },
    ...toldInTool(fields),
    ...known(receipt.registered),
    ...asksProof(receipt.proof),
    reference: receipt.reference,
    reportPath: receipt.reportPath,
  };
  clearSession(SESSION_KEYS.house);
  writeSession(SESSION_KEYS.report, request);
  clearSession(SESSION_KEYS.receipt);
  clearSession(SESSION_KEYS.query);
  return request;
}

/** What the server found in the registers; anything else counts as nothing. */
function known(told: unknown): Pick<ReportRequest, 'registered'> {
  const { data } = registeredSchema.safeParse(told);
  return data ? { registered: data } : {};
}

const asksProof = (bits: unknown): Pick<ReportRequest, 'proof'> =>
  typeof bits === 'number' ? { proof: bits } : {};

/** What a tool knew of the house and was sent along, with the form's own answers before it. */
function toldInTool(fields: HouseFields): Pick<ReportRequest, 'refined'> {
  const told = readSession(SESSION_KEYS.house, isRecord);
  const refined = houseTold(told, fields);
  return refined ? { refined } : {};
}

/** The report shown earlier in this tab; what does not fit (any more) is left out. */
function shownBefore(): ReportRequest | undefined {
  const kept = readSession(SESSION_KEYS.report, isRequest);
  if (!kept) return undefined;
  const { refined, registered, note, proof, ...request } = kept;
  return {
    ...request,
    ...known(registered),
    ...(typeof note === 'string' ? { note } : {}),
    ...asksProof(proof),
    ...(checkHouseAnswers(refined).ok && refined ? { refined } : {}),
  };
}

/** Keeps what was changed in a report in this tab, so that it is there after a reload. */
export function keepShown(request: ReportRequest) {
  let latest = request;
  return (changed: Pick<ReportRequest, 'refined' | 'note'>) => {
    latest = { ...latest, ...changed };
    writeSession(SESSION_KEYS.report, latest);
  };
}
