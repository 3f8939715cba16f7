// @module-tag long

import {
  behindReport,
  CHOICES,
  type DwellingAnswers,
  figures2026,
  MEASURE_IDS,
  makeReport,
  type NumberField,
} from '@sens/engine';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { reportTop } from './mail/report-top.ts';
import { reportTopText } from './mail/report-top-text.ts';
import { AdviserView } from './report-adviser/AdviserView.tsx';
import { figuresIn } from './report-pdf/testing/figures-in.ts';
import { reportPage } from './report-pdf/testing/report-page.tsx';

const TODAY = '2026-11-20';

/** Numbers of houses as there are, and of some as there is hardly one. */
const NUMBERS: Record<NumberField, readonly [min: number, max: number]> = {
  bouwjaar: [1600, 2026],
  monthlyCostEur: [25, 700],
  gasM3PerYear: [0, 4000],
  electricityKwhPerYear: [0, 9000],
  floorAreaM2: [20, 400],
  wallAreaM2: [5, 250],
  roofAreaM2: [5, 200],
  groundFloorAreaM2: [5, 150],
  windowAreaM2: [2, 60],
  residents: [1, 8],
  thermostatC: [15, 24],
  solarPanels: [0, 30],
  batteryKwh: [0, 20],
};

const number = (field: NumberField) => {
  const [min, max] = NUMBERS[field];
  return fc.integer({ min, max });
};
const choices = Object.fromEntries(
  Object.entries(CHOICES).map(([field, all]) => [
    field,
    fc.constantFrom(...(all as readonly string[])),
  ]),
);
const numbers = Object.fromEntries(
  (Object.keys(NUMBERS) as NumberField[]).map((field) => [field, number(field)]),
);
const woningtype = fc.constantFrom(...CHOICES.woningtype);
const form = { woningtype, bouwjaar: number('bouwjaar'), monthlyCostEur: number('monthlyCostEur') };
const heating = fc.constantFrom(...CHOICES.heating);
const unwanted = fc.subarray([...MEASURE_IDS]);

/** Houses of which the form tells, of which much is told, and those whose people do not want everything. */
const houses = fc.oneof(
  fc.record({ ...form, heating }, { requiredKeys: ['woningtype'] }),
  fc.record({ ...choices, ...numbers }, { requiredKeys: ['woningtype'] }),
  fc.record({ ...form, unwanted }, { requiredKeys: ['woningtype'] }),
) as unknown as fc.Arbitrary<DwellingAnswers>;

/** What a page says, a line for each block and cell. */
function linesOf(html: string): string[] {
  const inline = /<\/?(?:a|abbr|b|br|em|i|span|strong|sub|sup|svg|path|g|text)\b[^>]*>/g;
  return html
    .replace(inline, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function surfacesOf(answers: DwellingAnswers) {
  const report = makeReport(answers, figures2026, TODAY);
  const shown = { report, reference: 'SR-7F3K9Q', reportPath: '/rapport/abc' };
  const behind = behindReport(answers, figures2026, TODAY);
  const adviser = (
    <AdviserView {...shown} behind={behind} firstName="Willemijn" registered={undefined} />
  );
  const kept = { firstName: 'Willemijn', reference: 'SR-7F3K9Q', createdOn: TODAY, answers };
  const said = (reader: 'visitor' | 'company') =>
    reportTopText(reportTop(kept, reader))
      .replace(/[\u00a0\u202f]/g, ' ')
      .split('\n');
  return {
    page: linesOf(reportPage(report, shown.reportPath)),
    adviser: linesOf(renderToStaticMarkup(adviser)),
    visitorMail: said('visitor'),
    companyMail: said('company'),
  };
}

/** What no line may hold, whatever the house. */
const NEVER: Record<string, RegExp> = {
  'what is no value': /undefined|NaN|Infinity|\[object|[{}]/,
  'a space too many': / {2,}| [,;!?)](?!\d)| \.(?!\d)|\( |\(\)/,
  'two marks in a row': /\.\.(?!\.)|,,|;;|[?!:;,]\./,
  'a range of one amount': /(€ [\d.]+) tot \1(?![\d.])/,
  'one of many': /(?<![\d.,])1 (?:stappen|panelen|mensen|klassen|gegevens|maanden|dagen)\b/,
  'none of many': /(?<![\d.,])0 (?:jaar|stappen|panelen|mensen|m²)(?!\p{L})/u,
  'a number that is not Dutch': /\d,\d{3}(?!\d| kg per kWh)|(?<!\d)\d{5,}(?!\d)/,
  'a saving of nothing': /scheelt (?:ongeveer )?€ 0|naar schatting 0% weg/,
  'a cost below nil': /(?:[Kk]ost|betaalt|scheelt|meer dan) [^.]*− ?€|− € [\d.]+ meer/,
  'a minus that is a hyphen': /(?<=^|[\s(])-\d/,
};

test('no house makes a sentence go wrong, on the page, for the adviser or in a mail', () => {
  fc.assert(
    fc.property(houses, (answers) => {
      for (const [surface, lines] of Object.entries(surfacesOf(answers))) {
        for (const [fault, pattern] of Object.entries(NEVER)) {
          const wrong = lines.filter((line) => pattern.test(line));
          expect(wrong, `${fault}, on ${surface}`).toEqual([]);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('what a mail says of money and classes stands on the page', () => {
  fc.assert(
    fc.property(houses, (answers) => {
      const { page, visitorMail, companyMail } = surfacesOf(answers);
      const shown = figuresIn(page.join(' '));
      const told = figuresIn([...visitorMail, ...companyMail].join(' '));
      expect([...told].filter((figure) => !shown.has(figure))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('an amount that is sure is not said twice at the top of the report', () => {
  const house = { woningtype: 'vrijstaand', bouwjaar: 1893, monthlyCostEur: 110 } as const;
  const { page } = surfacesOf({ ...house, heating: 'warmtenet', cooking: 'gas', windowAreaM2: 30 });
  const [sum] = page.filter((line) => line.startsWith('Het hele plan bespaart per jaar'));
  expect(sum).toMatch(/per jaar€ \d+Het plan heeft één stap/);
});
