/** The days of a week; a day is its place here, Monday being 0. */
export const WEEK = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
];

/** Several days under one name. */
const TOGETHER: Readonly<Record<string, readonly number[]>> = {
  werkdagen: [0, 1, 2, 3, 4],
  'alle werkdagen': [0, 1, 2, 3, 4],
  'elke werkdag': [0, 1, 2, 3, 4],
  weekend: [5, 6],
  'het weekend': [5, 6],
  'elke dag': [0, 1, 2, 3, 4, 5, 6],
  'alle dagen': [0, 1, 2, 3, 4, 5, 6],
  dagelijks: [0, 1, 2, 3, 4, 5, 6],
};

/** Hours that are none. */
const NO_HOURS = ['op afspraak', 'gesloten'];

const CLOCK = String.raw`(\d{1,2})(?:[.:](\d{2}))?(?: uur)?`;
const SPAN = new RegExp(`^${CLOCK} ?(?:tot|-|–) ?${CLOCK}$`);
const NOON = 12 * 60;
const MIDNIGHT = 24 * 60;

/** From and until when, in minutes after midnight. */
export interface Span {
  from: number;
  to: number;
}

/** A line of opening hours as content/company.yaml has it. */
export interface WrittenHours {
  days: string;
  hours: string;
}

/** What a line of opening hours says. */
export interface HoursLine {
  /** In the order of the week, Monday being 0. */
  days: readonly number[];
  /** In the order of the day; none on days that are closed or by appointment only. */
  spans: readonly Span[];
}

/** What to write where days or hours are not understood, or are none at which one can be called back. */
export const HOURS_REMEDY = {
  days: 'Schrijf dagen als "Maandag tot en met vrijdag", "Dinsdag en donderdag", "Werkdagen" of "Elke dag"',
  hours:
    'Schrijf tijden als "8.00 tot 17.00 uur" of "8.00 tot 12.00 uur en 13.00 tot 17.00 uur", of schrijf "op afspraak"',
  telephone:
    'Laat bij telefonisch de eerste regel met tijden voor 12.00 beginnen en na 12.00 eindigen, want wie zich laat terugbellen, kiest de ochtend of de middag',
} as const;

/** The days or spans that words name one after the other; "tot en met" holds an "en" that sets none apart. */
const partsOf = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ (?:tot en met|t\/m) /g, '-')
    .split(/, ?| en /);

function daysOfPart(part: string): readonly number[] | undefined {
  if (TOGETHER[part]) return TOGETHER[part];
  const named = part.split(/ ?[-–] ?/).map((day) => WEEK.indexOf(day));
  const [from = -1, to = from] = named;
  if (named.length > 2 || from < 0 || to < 0) return undefined;
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
}

/** The days that words name, in the order of the week; nothing when a word of them is not understood. */
export function readDays(words: string): readonly number[] | undefined {
  const parts = partsOf(words).map(daysOfPart);
  if (parts.includes(undefined)) return undefined;
  return [...new Set(parts.flatMap((days) => days ?? []))].sort((a, b) => a - b);
}

function spanOf(part: string): Span | undefined {
  const found = SPAN.exec(part);
  if (!found) return undefined;
  const [, h1 = 0, m1 = 0, h2 = 0, m2 = 0] = found.map((digits) => Number(digits ?? 0));
  const span = { from: h1 * 60 + m1, to: h2 * 60 + m2 };
  const isOfADay = m1 < 60 && m2 < 60 && span.from < span.to && span.to <= MIDNIGHT;
  return isOfADay ? span : undefined;
}

/** The hours that words name, none for "op afspraak"; nothing when a word of them is not understood. */
export function readSpans(words: string): readonly Span[] | undefined {
  if (NO_HOURS.includes(words.trim().toLowerCase())) return [];
  const spans = partsOf(words).flatMap((part) => spanOf(part) ?? []);
  const isWhole = spans.length === partsOf(words).length;
  // Lunch that begins before the morning does is a slip.
  const inOrder = spans.every(({ from }, at) => from >= (spans[at - 1]?.to ?? 0));
  return isWhole && inOrder ? spans : undefined;
}

/** The lines that give hours, understood. */
export const openLines = (lines: readonly WrittenHours[]): HoursLine[] =>
  lines.flatMap((line) => {
    const days = readDays(line.days);
    const spans = readSpans(line.hours);
    return days && spans && spans.length > 0 ? [{ days, spans }] : [];
  });

/** What hours leave of the morning, or of the afternoon. */
export const halfOf = (spans: readonly Span[], half: 'morning' | 'afternoon'): Span[] =>
  spans
    .map(({ from, to }) =>
      half === 'morning' ? { from, to: Math.min(to, NOON) } : { from: Math.max(from, NOON), to },
    )
    .filter(({ from, to }) => from < to);

/** Whether hours have a piece of the morning and one of the afternoon: who is called back chooses one of the two. */
export const hasBothHalves = (spans: readonly Span[]): boolean =>
  halfOf(spans, 'morning').length > 0 && halfOf(spans, 'afternoon').length > 0;
