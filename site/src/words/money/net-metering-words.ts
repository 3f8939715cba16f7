import type { PanelYear, Range, Report } from '@sens/engine';
import {
  formatCents,
  formatDate,
  formatEuroRange,
  formatNumber,
  formatRange,
  formatShare,
  roundEstimate,
} from '#lib/format-nl.ts';
import { REPORT_COPY } from '../report-copy.ts';
import { NET_METERING_COPY as COPY } from './net-metering-copy.ts';

/** Cents a year below which a bill does not rise so that anybody notices. */
const NOTICED = 2000;

/** A small table: what it is of, the names of its columns, and its rows. */
export interface NetMeteringTable {
  caption: string;
  head: readonly [string, string];
  rows: readonly NetMeteringRow[];
}

export interface NetMeteringRow {
  name: string;
  words: string;
  /** What the words say, where rows of one kind stand beside each other. */
  range?: Range;
}

/** One of the three cards. */
export interface NetMeteringCard {
  title: string;
  texts: readonly string[];
  table?: NetMeteringTable;
  /** Smaller, below the table. */
  ground?: string;
  list?: readonly string[];
}

/** What is said of the end of net metering. */
export interface NetMeteringWords {
  title: string;
  /** The first without it, for where there is no room for a title. */
  year: string;
  /** What its end means for this household, in a sentence or two. */
  lead: string;
  /** What it is, what it means here, and what one can do. */
  cards: readonly [NetMeteringCard, NetMeteringCard, NetMeteringCard];
}

const { kwh, home, todo } = COPY;

const yearOf = (isoDay: string) => isoDay.slice(0, 4);

/** An amount for a kWh in cents, with both its ends. */
const perKwh = (name: string, { low, high }: Pick<Range, 'low' | 'high'>): NetMeteringRow => ({
  name,
  words: formatRange({ low, high }, formatCents),
  range: { low, mid: (low + high) / 2, high },
});

function kwhCard(
  { kwhWorth, contractsOn, nettedUntil }: PanelYear,
  ended: boolean,
): NetMeteringCard {
  const { used, netted, fedIn } = kwhWorth;
  const end = yearOf(nettedUntil);
  const day = formatDate(nettedUntil);
  return {
    title: kwh.title,
    texts: [ended ? REPORT_COPY.salderingEndedText(day) : REPORT_COPY.salderingText(day)],
    table: {
      caption: kwh.caption,
      head: kwh.head,
      rows: [
        perKwh(kwh.used, { low: used, high: used }),
        ...(ended ? [] : [perKwh(kwh.netted(end), netted)]),
        perKwh(ended ? kwh.fedInNow : kwh.fedIn(end), fedIn),
      ],
    },
    ground: kwh.ground(formatDate(contractsOn)),
  };
}

function homeCard(year: PanelYear, saving: string | undefined, ended: boolean): NetMeteringCard {
  const generated = home.kwh(formatNumber(roundEstimate(year.generatedKwh)));
  const rows: NetMeteringRow[] = [{ name: home.panels(year.panels), words: generated }];
  if (saving) rows.push({ name: home.saving, words: saving });
  else if (year.lostCentsPerYear && !ended) {
    rows.push({ name: home.lost, words: formatEuroRange(year.lostCentsPerYear) });
  }
  const text = saving ? home.planned : ended ? home.ownedEnded : home.owned;
  return {
    title: home.title,
    texts: [text],
    table: { caption: home.caption, head: home.head, rows },
  };
}

function todoCard({ owned, leastPayment: { share, untilYear } }: PanelYear): NetMeteringCard {
  return {
    title: todo.title,
    texts: [],
    list: [
      todo.useIt,
      todo.compare,
      todo.least(formatShare(share), untilYear),
      ...(owned ? [todo.fixed] : []),
    ],
  };
}

function leadOf(year: PanelYear, saving: string | undefined, ended: boolean): string {
  if (ended) return COPY.ended;
  if (saving) return COPY.planned(year.panels, saving);
  const lost = year.lostCentsPerYear;
  return lost && lost.mid >= NOTICED ? COPY.owned(formatEuroRange(lost)) : COPY.ownedLittle;
}

/**
 * What the end of net metering means for a household: one that has panels, or gets them by its plan.
 * Who has none yet is never shown what they made with it: that time is over before they lie there.
 */
export function netMeteringWords({
  plan,
  panelYear,
  netMeteringEnded: ended,
}: Pick<Report, 'plan' | 'panelYear' | 'netMeteringEnded'>): NetMeteringWords | null {
  if (!panelYear || (ended && !panelYear.owned)) return null;
  const planned = plan.find(({ id }) => id === 'zonnepanelen');
  const saving = planned && formatEuroRange(planned.savingCentsPerYear);
  return {
    title: ended
      ? REPORT_COPY.salderingEnded
      : REPORT_COPY.saldering(formatDate(panelYear.nettedUntil)),
    year: yearOf(panelYear.nettedUntil),
    lead: leadOf(panelYear, saving, ended),
    cards: [kwhCard(panelYear, ended), homeCard(panelYear, saving, ended), todoCard(panelYear)],
  };
}
