import {
  formHouseAnswers,
  fullName,
  greetingName,
  type KeptReport,
  type LinkedReport,
  PROOF_BITS,
  REPORT_LINK_DAYS,
} from '@sens/contract';
import { asGiven, type DwellingAnswers } from '@sens/engine';
import { isInDoubt } from '#leads/store/doubt.ts';
import { isReportToken } from '#leads/store/reference.ts';
import type { Lead, LeadStore } from '#leads/store/store.ts';
import { dutchDayOf } from '#time/dutch-time.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The reports behind their links, as far as anyone who has the link may know them. */
export interface KeptReports {
  /** The lead behind a link; nothing for a token that is wrong, guessed or too old. */
  find(token: string): Promise<Lead | undefined>;
  /** Keeps refined answers; nothing as above. */
  keep(token: string, answers: DwellingAnswers): Promise<Lead | undefined>;
  /** Keeps the reader's notes; nothing as above. */
  keepNote(token: string, note: string): Promise<Lead | undefined>;
  /** Has the report count for today from now on, with the answers it has. */
  recount(token: string): Promise<void>;
}

/** @param now the clock */
export function createKeptReports(store: LeadStore, now: () => Date): KeptReports {
  const since = () => new Date(now().getTime() - REPORT_LINK_DAYS * DAY_MS);
  const find: KeptReports['find'] = async (token) =>
    isReportToken(token) ? store.findByReportToken(token, since()) : undefined;
  const keep: KeptReports['keep'] = async (token, answers) =>
    isReportToken(token) ? store.keepAnswers(token, since(), answers, now()) : undefined;
  return {
    find,
    keep,
    keepNote: async (token, note) =>
      isReportToken(token) ? store.keepNote(token, since(), note) : undefined,
    recount: async (token) => {
      const lead = await find(token);
      if (lead) await keep(token, toKeptReport(lead).answers);
    },
  };
}

/**
 * What leaves the server about a lead behind its link: the name to greet with, the house and what was written down there,
 * nothing else. What the registers hold of the house stands by itself.
 * Refined answers stand in place of those of the form: they are a whole set, from which a visitor
 * can also have taken an answer back.
 */
export function toKeptReport(lead: Lead): KeptReport {
  const { reference, createdAt, submission, refined, registered, note, spam } = lead;
  const { woningtype, bouwjaar, energy_data: energy } = submission;
  const fields = { woningtype, bouwjaar, monthlyBill: energy.current_energy_costs };
  const said = formHouseAnswers(fields);
  return {
    firstName: greetingName(fullName(submission)),
    reference,
    createdOn: dutchDayOf(createdAt),
    ...(refined ? { updatedOn: dutchDayOf(refined.at) } : {}),
    answers: refined ? asGiven(refined.answers, said) : said,
    ...(registered ? { registered } : {}),
    ...(note ? { note } : {}),
    ...(isInDoubt(spam) ? { proof: PROOF_BITS } : {}),
  };
}

/** What the site's report pages show. */
export const toLinkedReport = (lead: Lead): LinkedReport => ({
  ...toKeptReport(lead),
  token: lead.reportToken,
});
