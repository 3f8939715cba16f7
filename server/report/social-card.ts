import { HOUSE_LAYERS, type HouseLayer, type ReportCard } from '@sens/contract';
import { type Installations, installations } from '@sens/engine';
import type { FastifyReply } from 'fastify';
import { addressPrefix } from '#http/address-prefix.ts';
import type { Lead } from '#leads/store/store.ts';
import { reportOf } from './report-of.ts';

/**
 * Hands over the social image of a report's link, as JPEG of 1200x630.
 * @param who whoever asks, to take turns with others
 * @throws AppError `busy` when too much is asked for at once; Error when the site is not built
 */
export type MakeReportCard = (card: ReportCard, who: string) => Promise<Buffer>;

/**
 * What may be seen of a report by who gets its link in a message: the type of house
 * with what can be seen of it after its plan, and the two likely classes.
 */
export function socialCardOf(lead: Lead): ReportCard {
  const { answers, report } = reportOf(lead);
  const { now, after } = report;
  return {
    woningtype: answers.woningtype,
    now: now.label.likely,
    later: after.label.likely,
    shows: seenOf(installations(report, true)),
  };
}

function seenOf({ glass, panels, heatPump }: Installations): HouseLayer[] {
  const isThere = { glass, panels: panels > 0, pump: heatPump };
  return HOUSE_LAYERS.filter((layer) => isThere[layer]);
}

/** Sends the social image of a lead's report. */
export async function sendCard(
  reply: FastifyReply,
  lead: Lead,
  makeCard: MakeReportCard,
): Promise<FastifyReply> {
  const card = await makeCard(socialCardOf(lead), addressPrefix(reply.request.ip));
  return reply.type('image/jpeg').send(card);
}
