import { LOANS, MEASURE_IDS, type MeasureId } from '@sens/engine';
import { encodeAnswers } from '#features/house-questions/answers-address.ts';
import { decodeHouse, type Note, readList, type ToolCodec } from '#features/tool/tool-codec.ts';
import { CHOSEN_KEY } from '#features/tool/tools.ts';
import { type NumberBounds, nearest, typedNumber, withUnit } from '#lib/typed-number.ts';
import { AMOUNTS, type AmountKey, PRICE_BOUNDS, priceKey, readAmount } from './amounts.ts';
import { AMOUNT_WORDS, boundsWords, ROI_COPY as COPY, measureName } from './copy.ts';
import { PATH_WORDS, type PathWord, type RoiState } from './state.ts';

/** Says what was switched on before the visitor touched it, for the form without script. */
export const ADVISED_KEY = 'advies';
/** Stands for "nothing at all" in an address. */
const NOTHING = 'geen';

const KEYS = Object.keys(AMOUNTS) as AmountKey[];

const isSame = (one: readonly string[], other: readonly string[]) => String(one) === String(other);

/** The measures switched on; none given, or just those of the advice, means: the engine's plan. */
function readChosen(query: URLSearchParams, notes: Note[]): MeasureId[] | undefined {
  const { words, unknown } = readList(query, CHOSEN_KEY, MEASURE_IDS);
  const strange = unknown.filter((word) => word !== NOTHING);
  if (strange[0]) notes.push({ text: COPY.unknownMeasure(strange[0].slice(0, 40)) });
  const wasShown = query.has(ADVISED_KEY);
  if (wasShown && isSame(words, readList(query, ADVISED_KEY, MEASURE_IDS).words)) return undefined;
  if (words.length > 0 || wasShown || unknown.includes(NOTHING)) return words;
  return undefined;
}

/** A number of the address within its bounds, telling when it was not so. */
function readNumber(
  query: URLSearchParams,
  key: string,
  bounds: NumberBounds,
  { label, unit }: { label: string; unit: string },
  notes: Note[],
): number | undefined {
  const text = (query.get(key) ?? '').trim();
  if (text === '') return undefined;
  const given = readAmount(text, bounds);
  const used = given === undefined ? undefined : nearest(given, bounds);
  if (
    given === undefined ||
    used === undefined ||
    Math.abs(given - used) > 0.5 / 10 ** bounds.decimals
  )
    notes.push({
      text: COPY.adjusted(
        label,
        text.slice(0, 40),
        used === undefined ? undefined : withUnit(used, unit),
        boundsWords(bounds, unit),
      ),
      target: `veld-${key}`,
    });
  return used;
}

function readWord<Word extends string>(
  query: URLSearchParams,
  key: string,
  known: readonly Word[],
  fallback: Word,
  notes: Note[],
): Word {
  const text = (query.get(key) ?? '').trim().toLowerCase();
  const word = known.find((each) => each === text);
  if (text !== '' && word === undefined)
    notes.push({ text: COPY.unknownWord(key, text.slice(0, 40), fallback) });
  return word ?? fallback;
}

/** The payback tool's whole state in an address; anything at all decodes to a usable state. */
export const roiCodec: ToolCodec<RoiState> = {
  decode(query) {
    const house = decodeHouse(query);
    const notes = [...house.notes];
    const chosen = readChosen(query, notes);
    const state: RoiState = {
      ...house.state,
      ...(chosen === undefined ? {} : { chosen }),
      prices: {},
      amounts: {},
      path: readWord(query, 'prijspad', Object.keys(PATH_WORDS) as PathWord[], 'gelijk', notes),
      loan: readWord(query, 'betalen', LOANS, 'geen', notes),
    };
    for (const id of MEASURE_IDS) {
      const price = readNumber(
        query,
        priceKey(id),
        PRICE_BOUNDS,
        { label: COPY.priceOf(measureName(id)), unit: '€' },
        notes,
      );
      if (price !== undefined) state.prices[id] = price;
    }
    for (const key of KEYS) {
      const value = readNumber(query, key, AMOUNTS[key], AMOUNT_WORDS[key], notes);
      if (value !== undefined) state.amounts[key] = value;
    }
    return { state, notes };
  },

  encode({ answers, chosen, prices, amounts, path, loan }) {
    const query = encodeAnswers(answers);
    if (chosen) query.set(CHOSEN_KEY, chosen.length > 0 ? chosen.join(',') : NOTHING);
    for (const id of MEASURE_IDS) {
      const price = prices[id];
      if (price !== undefined) query.set(priceKey(id), typedNumber(price));
    }
    for (const key of KEYS) {
      const value = amounts[key];
      if (value !== undefined) query.set(key, typedNumber(value, AMOUNTS[key].decimals));
    }
    if (path !== 'gelijk') query.set('prijspad', path);
    if (loan !== 'geen') query.set('betalen', loan);
    return query;
  },
};
