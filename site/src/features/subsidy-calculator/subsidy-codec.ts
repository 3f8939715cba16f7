import { encodeAnswers } from '#features/house-questions/answers-address.ts';
import { decodeHouse, type Note, readList, type ToolCodec } from '#features/tool/tool-codec.ts';
import { reportedMark } from '#features/tool/tools.ts';
import { isWithin, nearest, parseDutchNumber, typedNumber } from '#lib/typed-number.ts';
import { MOST_DECIMALS } from './amounts.ts';
import { boundsOf } from './bounds.ts';
import { CODEC_COPY as COPY } from './codec-copy.ts';
import { isRealDay } from './days.ts';
import {
  type ChoiceDetail,
  choicesOf,
  DATE_DETAILS,
  detailKey,
  detailsOf,
  FLAG_DETAILS,
  MEASURE_KEYS,
  type MeasureDetails,
  type MeasureKey,
  NUMBER_DETAILS,
  type NumberDetail,
  OUTSIDE,
  sizeOf,
} from './measures.ts';
import {
  HOME_FLAGS,
  HOME_LABELS,
  type HomeFlag,
  isReported,
  OWNERS,
  STATE_KEYS,
  type SubsidyState,
} from './state.ts';

type Tell = (text: string, target: string) => void;

/** A + typed by hand in an address arrives as a space. */
const tidy = (text: string) => text.replaceAll(' ', '+').toLowerCase();

/** What stands under a key, if anything does. */
function textOf(query: URLSearchParams, key: string): string | undefined {
  const text = query.get(key) ?? '';
  return text.trim() === '' ? undefined : text;
}

function readOne<Word extends string>(
  query: URLSearchParams,
  key: string,
  words: readonly Word[],
  tell: Tell,
): Word | undefined {
  const text = textOf(query, key);
  if (text === undefined) return undefined;
  const found = words.find((word) => word.toLowerCase() === tidy(text));
  if (found === undefined) tell(COPY.unusable(text), key);
  return found;
}

const readFlag = (query: URLSearchParams, key: string, tell: Tell) =>
  readOne(query, key, ['ja', 'nee'], tell) === 'ja';

function readNumber(
  query: URLSearchParams,
  [key, detail]: [MeasureKey, NumberDetail],
  tell: Tell,
): number | undefined {
  const name = detailKey(key, detail);
  const text = textOf(query, name);
  if (text === undefined) return undefined;
  const given = parseDutchNumber(text);
  if (given === undefined) {
    tell(COPY.notNumber(key, text), name);
    return undefined;
  }
  const bounds = boundsOf(key, detail);
  const used = nearest(given, bounds);
  if (used === given) return used;
  const words = isWithin(given, bounds) ? COPY.rounded : COPY.outOfBounds;
  tell(words(key, text, detail, bounds, used), name);
  return used;
}

function readDay(query: URLSearchParams, name: string, tell: Tell): string | undefined {
  const text = textOf(query, name);
  if (text === undefined || isRealDay(text)) return text;
  tell(COPY.notDay(text), name);
  return undefined;
}

/** One detail of one measure; undefined where the visitor did not say. */
function readDetail(
  query: URLSearchParams,
  key: MeasureKey,
  detail: keyof MeasureDetails,
  tell: Tell,
): string | number | boolean | undefined {
  const name = detailKey(key, detail);
  if (detail in NUMBER_DETAILS) return readNumber(query, [key, detail as NumberDetail], tell);
  if (detail in FLAG_DETAILS) return readFlag(query, name, tell) || undefined;
  if (detail in DATE_DETAILS) return readDay(query, name, tell);
  return readOne(query, name, choicesOf(key, detail as ChoiceDetail), tell);
}

/** Everything that may be told of a measure, dates included. */
export const allDetailsOf = (key: MeasureKey): (keyof MeasureDetails)[] =>
  OUTSIDE.includes(key) ? [] : [...detailsOf(key), 'doneOn', 'appliedOn'];

function readDetails(query: URLSearchParams, key: MeasureKey, tell: Tell): MeasureDetails {
  const found = allDetailsOf(key).map(
    (detail) => [detail, readDetail(query, key, detail, tell)] as const,
  );
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

function readFlags(query: URLSearchParams, tell: Tell): SubsidyState['flags'] {
  const names = Object.keys(HOME_FLAGS) as HomeFlag[];
  const on = names.filter((name) => readFlag(query, HOME_FLAGS[name], tell));
  return Object.fromEntries(on.map((name) => [name, true]));
}

/** How large the report takes measures to be, as far as they still are. */
function readReported(
  query: URLSearchParams,
  details: SubsidyState['details'],
): SubsidyState['reported'] {
  const marks = query.getAll(STATE_KEYS.reported).flatMap((mark) => {
    const end = mark.lastIndexOf('-');
    const key = MEASURE_KEYS.find((one) => one === mark.slice(0, end));
    const size = parseDutchNumber(mark.slice(end + 1));
    return key && size !== undefined && size === sizeOf(details[key]) ? [[key, size] as const] : [];
  });
  return Object.fromEntries(marks);
}

/** Reads anything, and tells what it could not use as it stood. */
function decode(query: URLSearchParams) {
  const notes: Note[] = [];
  const tell: Tell = (text, target) => notes.push({ text, target: `vraag-${target}` });
  // Of the house only these two are asked; a key of another question is nobody's business here.
  const house = new URLSearchParams(
    ['woningtype', 'bouwjaar'].flatMap((key) => query.getAll(key).map((value) => [key, value])),
  );
  const { state, notes: houseNotes } = decodeHouse(house);
  const { woningtype, bouwjaar } = state.answers;
  const { words: chosen, unknown } = readList(query, STATE_KEYS.chosen, MEASURE_KEYS);
  for (const given of unknown) tell(COPY.unknownMeasure(given.slice(0, 40)), 'maatregelen');
  const label = readOne(query, STATE_KEYS.label, HOME_LABELS, tell);
  const known = chosen
    .map((key) => [key, readDetails(query, key, tell)] as const)
    .filter(([, details]) => Object.keys(details).length > 0);
  const details = Object.fromEntries(known);
  const decoded: SubsidyState = {
    answers: bouwjaar === undefined ? { woningtype } : { woningtype, bouwjaar },
    owner: readOne(query, STATE_KEYS.owner, OWNERS, tell) ?? 'eigenaar',
    flags: readFlags(query, tell),
    ...(label === undefined ? {} : { label }),
    chosen,
    details,
    reported: readReported(query, details),
  };
  return { state: decoded, notes: [...houseNotes, ...notes] };
}

/** A number as the Dutch write it: "1.001" would be read as a thousand and one. */
function written(value: string | number | true): string {
  if (value === true) return 'ja';
  return typeof value === 'number' ? typedNumber(value, MOST_DECIMALS) : value;
}

function writeDetails(query: URLSearchParams, key: MeasureKey, details: MeasureDetails): void {
  for (const detail of allDetailsOf(key)) {
    const value = details[detail];
    if (value === undefined || value === false) continue;
    query.set(detailKey(key, detail), written(value));
  }
}

function encode(state: SubsidyState): URLSearchParams {
  const { answers, owner, flags, label, chosen, details, reported } = state;
  const query = encodeAnswers(answers);
  if (owner !== 'eigenaar') query.set(STATE_KEYS.owner, owner);
  for (const name of Object.keys(flags) as HomeFlag[]) query.set(HOME_FLAGS[name], 'ja');
  if (label !== undefined) query.set(STATE_KEYS.label, label);
  for (const key of chosen) query.append(STATE_KEYS.chosen, key);
  for (const key of chosen) writeDetails(query, key, details[key] ?? {});
  for (const key of chosen) {
    if (isReported(key, state))
      query.append(STATE_KEYS.reported, reportedMark(key, written(reported[key] ?? 0)));
  }
  return query;
}

/** The calculator's state in an address: short Dutch keys, and nothing of who asks or where. */
export const subsidyCodec: ToolCodec<SubsidyState> = { decode, encode };
