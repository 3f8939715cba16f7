import { mapTexts } from './map-texts.ts';
import { MONTHS } from './months.ts';

const UNITS = 'm2|m3|m²|m³|kWh|kW|km|jaar';

/** A sign and its figure, and a figure and its unit, stay on one line. */
const AMOUNT = /€ (?=\d)/g;
const MEASURE = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** A day stays with its month. */
const DAY = new RegExp(`(?<!\\d)(\\d{1,2}) (?=(?:${MONTHS})\\b)`, 'g');

/** The stroke of "foto's", "VvE's" and "'s nachts". */
const APOSTROPHE = /(?<=[\p{L}\d])'(?=\p{L})|(?<![\p{L}\d])'(?=[snt]\b)/gu;

const CO2 = /\bCO2\b/g;

/** Text of content/ as it is set: no amount, measure or day over two lines, one kind of apostrophe, CO₂. */
export const typesetText = (text: string): string =>
  text
    .replace(AMOUNT, '€\u00a0')
    .replace(MEASURE, '$1\u00a0')
    .replace(DAY, '$1\u00a0')
    .replace(APOSTROPHE, '\u2019')
    .replace(CO2, 'CO₂');

/** The same for every text in a value read from content/. */
export const typeset = <Value>(value: Value): Value => mapTexts(value, typesetText);
