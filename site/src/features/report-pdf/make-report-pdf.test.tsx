// @module-tag long

import { WONINGTYPEN } from '@sens/contract';
import {
  type DwellingAnswers,
  figuresFor,
  MEASURE_IDS,
  type Report,
  type WorkedOutMeasure,
} from '@sens/engine';
import { methodOf } from '@sens/engine/method';
import { beforeAll, describe, expect, test } from 'vitest';
import { citationsFor } from '#features/citations/citations.ts';
import { draughtWords } from '#features/house-picture/heat-loss/draught-words.ts';
import { withUnits } from '#lib/units.ts';
import { co2Name, costName, usesGas, usesHeat } from '#words/compare/state-names.ts';
import { netMeteringWords } from '#words/money/net-metering-words.ts';
import { vatWords } from '#words/money/vat-words.ts';
import { reasonWords } from '#words/plan/reason-words.ts';
import { stepsByOwner } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { onPaper } from './on-paper.ts';
import { figuresIn, textOfHtml } from './testing/figures-in.ts';
import { makePdf, reportOf } from './testing/make-pdf.ts';
import { allTags, type ReadPdf, readPdf } from './testing/read-pdf.ts';
import { reportPage } from './testing/report-page.tsx';

const YEARS = [1930, 1962, 1978, 1995, 2015];
const HOUSES: DwellingAnswers[] = WONINGTYPEN.map((woningtype, index) => ({
  woningtype,
  bouwjaar: YEARS[index] ?? 1970,
}));
const MORE: DwellingAnswers[] = [
  { woningtype: 'tussenwoning', bouwjaar: 1978, monthlyCostEur: 240, solarPanels: 6 },
  { woningtype: 'appartement', bouwjaar: 1965, flatPosition: 'dak-hoek' },
  { woningtype: 'vrijstaand', heating: 'warmtenet' },
  { woningtype: 'tussenwoning', bouwjaar: 1500, monthlyCostEur: 2000 },
  { woningtype: 'hoekwoning', bouwjaar: 1974, unwanted: ['spouwmuurisolatie', 'zonnepanelen'] },
];

/** Some two thirds, measured to the last line: a step, which stays whole, may take over a third and go to the next page. */
const FULL = 0.63;

/** Without a plan, with one, and with a long one; what a flat asks of its VvE takes room too. */
function mostPages({ plan, dwelling }: Report): number {
  if (plan.length === 0) return 5;
  return plan.length < (dwelling.woningtype.value === 'appartement' ? 4 : 5) ? 6 : 7;
}

/** What the page of this report says. */
function pageText(report: Report): string {
  // Paper is the plan itself: what the reader compares and tries on the page stays there.
  const ownWay = /<div [^>]*data-own-way[\s\S]*?<\/details>/;
  return textOfHtml(reportPage(report).replace(ownWay, '</details>'));
}

/** Sentences that stand on the page and that paper leaves to it. */
function leftToPage(report: Report): string[] {
  const { plan, leftOut, dwelling } = report;
  const onPage = plan.flatMap((step) => {
    const kept = onPaper(step, dwelling).reasons;
    return step.reasons.filter((one) => !kept.includes(one) || one.code === 'ventileer-mee');
  });
  const { assumptions, sourceIds } = methodOf(report, figuresFor(report.today));
  const netMetering = netMeteringWords(report)?.cards ?? [];
  return [
    ...[...onPage, ...leftOut.map(({ reason }) => reason), ...assumptions].map(reasonWords),
    ...netMetering.flatMap(({ texts, list = [] }) => [...texts, ...list]),
    ...citationsFor(sourceIds).map(({ label }) => withUnits(label)),
    ...vatWords(),
  ];
}

const CLASS_ARROW = /^Klasse [A-G]\+*(?= op de schaal|$)/;

const missing = (report: Report, pdf: ReadPdf) => {
  // A class is an arrow with its letter, of which the text says what it is.
  const classes = allTags(pdf).flatMap(({ tag }) => tag.alt?.match(CLASS_ARROW) ?? []);
  const inPdf = figuresIn([pdf.text, ...classes].join(' '));
  const page = leftToPage(report).reduce(
    (text, words) => text.replace(words, ''),
    pageText(report),
  );
  return [...figuresIn(page)].filter((figure) => !inPdf.has(figure));
};

test('what was written down beside the report stands in it, however much that is', async () => {
  const report = reportOf({ woningtype: 'hoekwoning', bouwjaar: 1974 });
  const note = 'Vraag: mag de buitenunit naast de schuur?\n\n🙂 € 4.000 – offerte van “De Buren”';
  const pdf = await readPdf(await makePdf(report, { note }));
  expect(pdf.text).toContain('Vraag: mag de buitenunit naast de schuur?');
  expect(pdf.text).toContain('€ 4.000 – offerte van “De Buren”');
  expect(pdf.text.match(/Uw eigen aantekeningen/g)).toHaveLength(1);
  const without = (await readPdf(await makePdf(report))).sizes.length;
  for (const most of ['w'.repeat(1_000), 'a\n'.repeat(500), 'De muur is nat. '.repeat(62)]) {
    const { sizes, text } = await readPdf(await makePdf(report, { note: most }));
    expect(sizes.length - without).toBeLessThanOrEqual(1);
    // All of it, wherever its lines were broken.
    const of = (whole: string) => whole.split(most.charAt(0)).length - 1;
    expect(of(text)).toBeGreaterThanOrEqual(of(most));
  }
});

test('what the reader does not want is said, in a plan and in place of one', async () => {
  const house: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1974 };
  const some = reportOf({ ...house, unwanted: ['zonnepanelen'] });
  const { text } = await readPdf(await makePdf(some));
  expect(text).toContain('Op uw verzoek niet in het plan: zonnepanelen.');
  const none = await readPdf(await makePdf(reportOf({ ...house, unwanted: MEASURE_IDS })));
  expect(none.text).toContain('Van de stappen die u wel wilt, verdient geen enkele zich');
  expect(none.text).not.toContain('doordat uw huis al goed is');
});

test('no mark at the chart of costs and savings is broken, however many figures it has', async () => {
  const large: DwellingAnswers = { woningtype: 'vrijstaand', bouwjaar: 1930, gasM3PerYear: 10_000 };
  const house = { ...large, floorAreaM2: 600, windowAreaM2: 200, electricityKwhPerYear: 25_000 };
  const { written } = await readPdf(await makePdf(reportOf(house)));
  const all = written.flat().map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(all).toContain('− € 100.000');
  expect(all.filter((text) => /\.\d{1,2}$/.test(text))).toEqual([]);
});

describe.each([...HOUSES, ...MORE])('the PDF of a $woningtype ($bouwjaar)', (answers) => {
  const report = reportOf(answers);
  let bytes: Uint8Array;
  let pdf: ReadPdf;
  beforeAll(async () => {
    bytes = await makePdf(report);
    pdf = await readPdf(bytes);
  });

  test('shows every figure of the page but those that it leaves to it', () => {
    expect(figuresIn(pageText(report)).size).toBeGreaterThan(report.plan.length > 0 ? 40 : 8);
    expect(missing(report, pdf)).toEqual([]);
  });

  test('says as the page does that ups and downs of the steps partly cancel', () => {
    for (const text of [pageText(report), pdf.text]) {
      expect(text.includes(REPORT_COPY.totalsSpread)).toBe(report.plan.length > 1);
    }
  });

  test('names as the page does what its cost and CO₂ are of', () => {
    const plain = (text: string) => text.replaceAll('CO₂', 'CO2').replace(/\s+/g, ' ');
    for (const text of [pageText(report), pdf.text].map(plain)) {
      for (const name of [costName(report), co2Name(report)]) expect(text).toContain(plain(name));
      if (!usesGas(report)) expect(text).not.toMatch(/m³ per jaar/);
      expect(text.includes('GJ per jaar')).toBe(usesHeat(report));
    }
  });

  test('says as the page does of what a share is a share', () => {
    for (const text of [pageText(report), pdf.text]) {
      expect(text).toMatch(/: (elk )?\d+% van alle warmte die uw huis verliest\./);
    }
  });

  test('explains draughts where the page does', () => {
    const explained = draughtWords(report);
    for (const text of [pageText(report), pdf.text]) expect(text).toContain(explained);
  });

  test('has a name, a language and a structure for who hears it', () => {
    expect(pdf.title).toMatch(/^Verduurzamingsrapport .+ \| SENS$/);
    expect(pdf.lang).toBe('nl-NL');
    expect(pdf.marked).toBe(true);
    const levels = allTags(pdf).flatMap(({ tag }) =>
      /^H\d$/.test(tag.role) ? [Number(tag.role[1])] : [],
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test('has tables with headers, lists with items and pictures with words', () => {
    const tags = allTags(pdf);
    const within = (role: string) => tags.filter(({ tag }) => tag.role === role);
    expect(within('Figure').length).toBeGreaterThan(2);
    for (const { tag } of within('Figure')) expect(tag.alt).toMatch(/\w{4}/);
    for (const { tag } of within('TR')) {
      expect(tag.children?.map((child) => 'role' in child && child.role)).toContain('TH');
    }
    for (const role of ['TH', 'TD']) {
      for (const { within: parents } of within(role)) expect(parents.at(-1)).toBe('TR');
    }
    for (const { within: parents } of within('LBody')) expect(parents.at(-1)).toBe('LI');
    expect(pdf.textOf('TH')).toContain('Stroom');
    expect(pdf.textOf('TH').includes('Gas')).toBe(usesGas(report));
  });

  test('is A4, not heavy, and says on each page which one it is', () => {
    expect(bytes.length).toBeLessThan(400_000);
    for (const size of pdf.sizes) expect(size).toEqual([595, 842]);
    expect(pdf.sizes.length).toBeGreaterThan(2);
    expect(pdf.sizes.length).toBeLessThanOrEqual(mostPages(report));
    pdf.pageTexts.forEach((text, index) => {
      expect(text).toContain(`Pagina ${index + 1} van ${pdf.sizes.length}`);
      expect(text).toContain('SENS');
    });
  });

  test('has no page that is emptier than two thirds', () => {
    for (const share of pdf.filled) expect(share).toBeGreaterThan(FULL);
  });

  test('ends no page with a heading', () => {
    for (const page of pdf.tags) {
      const last = allTags({ ...pdf, tags: [page] })
        .filter(({ tag }) => tag.children?.some((child) => !('role' in child)))
        .at(-1);
      expect(last?.tag.role).not.toMatch(/^H\d/);
    }
  });
});

test.each(WONINGTYPEN)(
  'of a %s, old or new, no page is emptier than two thirds, and none too many',
  async (woningtype) => {
    const low: string[] = [];
    for (const [bouwjaar, monthlyCostEur] of [
      [1920, 380],
      [1965, 380],
      [2005, 380],
      [2023, 70],
    ] as const) {
      const report = reportOf({ woningtype, bouwjaar, monthlyCostEur });
      const { filled } = await readPdf(await makePdf(report));
      if (filled.length > mostPages(report)) low.push(`${bouwjaar}: ${filled.length} pages`);
      filled.forEach((share, index) => {
        if (share <= FULL) low.push(`${bouwjaar}, page ${index + 1}: ${share.toFixed(2)}`);
      });
    }
    expect(low).toEqual([]);
  },
);

test('the same report gives the same file', async () => {
  const report = reportOf({ woningtype: 'hoekwoning', bouwjaar: 1978 });
  expect(Buffer.from(await makePdf(report)).equals(Buffer.from(await makePdf(report)))).toBe(true);
});

test('the headings tell the story in its order', async () => {
  const pdf = await readPdf(await makePdf(reportOf({ woningtype: 'hoekwoning', bouwjaar: 1978 })));
  expect(pdf.textOf('H1')).toEqual(['Uw verduurzamingsrapport']);
  expect(pdf.textOf('H2')).toEqual([
    expect.stringMatching(/^Begin hiermee \S/),
    REPORT_COPY.planTitle,
    'Uw huis nu en straks',
    'Zo kunt u het betalen',
    REPORT_COPY.saldering('1 januari 2027'),
    REPORT_COPY.consideredTitle,
    REPORT_COPY.nextTitle,
    REPORT_COPY.methodTitle,
    'Vragen? Wij helpen u graag',
  ]);
});

test('every heading is a bookmark to its page, a part within its section', async () => {
  const pdf = await readPdf(await makePdf(reportOf({ woningtype: 'hoekwoning', bouwjaar: 1978 })));
  const { bookmarks, pageTexts } = pdf;
  const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ');
  const count = ['H1', 'H2', 'H3'].flatMap(pdf.textOf).length;
  expect(bookmarks).toHaveLength(count);
  for (const { title, page } of bookmarks) {
    const words = plain(title.replace(/^(Begin hiermee): /, '$1 '));
    expect(pageTexts[page - 1]).toContain(words);
  }
  const plan = bookmarks.findIndex(({ title }) => title === REPORT_COPY.planTitle);
  expect(bookmarks[plan]?.depth).toBe(0);
  expect(bookmarks[plan + 1]).toMatchObject({ depth: 1, title: expect.stringMatching(/^1\. /) });
});

test('a house that needs nothing gets a short report that says so', async () => {
  const full = reportOf({ woningtype: 'appartement', bouwjaar: 2022 });
  const report: Report = { ...full, plan: [], comfort: [] };
  const pdf = await readPdf(await makePdf(report));
  expect(pdf.text).toContain(REPORT_COPY.emptyPlan.replace('CO₂', 'CO2'));
  for (const page of [pageText(report), pdf.text]) {
    expect(page).not.toMatch(new RegExp(`${REPORT_COPY.planTitle}|Week 3|Uitvoering`));
    expect(page).not.toContain('Van het plan ziet u');
    expect(page).toContain('zoals het nu is');
  }
  expect(pdf.text).not.toContain(REPORT_COPY.totalsTitle);
  expect(missing(report, pdf)).toEqual([]);
});

test('a poor house without a plan is told of the help that is there, on page and paper', async () => {
  const small = { woningtype: 'tussenwoning', bouwjaar: 1934, floorAreaM2: 68 } as const;
  const house = { ...small, monthlyCostEur: 90, residents: 1, wallType: 'massief' } as const;
  const report = reportOf(house);
  expect(report.plan).toEqual([]);
  const pdf = await readPdf(await makePdf(report));
  for (const text of [pageText(report), pdf.text]) {
    expect(text).toContain('Hulp van uw gemeente');
    expect(text).toContain('Veel gemeenten helpen');
  }
});

test('a plan of many steps and many alternatives goes on over the pages', async () => {
  const full = reportOf({ woningtype: 'vrijstaand', bouwjaar: 1925 });
  const plan = Array.from({ length: 14 }, (_, index) => ({
    ...(full.plan[index % full.plan.length] as Report['plan'][number]),
    step: index + 1,
  }));
  const considered = Array.from(
    { length: 40 },
    (_, index) => full.considered[index % full.considered.length] as WorkedOutMeasure,
  );
  const bytes = await makePdf({ ...full, plan, considered });
  const pdf = await readPdf(bytes);
  const steps = pdf.textOf('H3').filter((text) => /^\d+\. /.test(text));
  expect(steps.map((text) => Number.parseInt(text, 10))).toEqual(plan.map(({ step }) => step));
  expect(bytes.length).toBeLessThan(400_000);
  // The head of a table comes back on each page for the eye, and is read out once.
  expect(pdf.textOf('TH').filter((text) => text === REPORT_COPY.measure)).toHaveLength(1);
  const heads = pdf.pageTexts.filter((text) => text.includes(REPORT_COPY.ground));
  expect(heads.length).toBeGreaterThan(1);
});

test('the small 2 of CO₂, which no face holds, is a plain one on paper', async () => {
  const report = reportOf({ woningtype: 'tussenwoning', bouwjaar: 1970 });
  const pdf = await readPdf(await makePdf(report));
  expect(pageText(report)).toContain('Minder CO₂ per jaar');
  expect(pdf.text).toContain('Minder CO2 per jaar');
});

test('measures that are left out on the same ground stand on one line', async () => {
  const report = reportOf({ woningtype: 'appartement', bouwjaar: 1965, monthlyCostEur: 380 });
  const pdf = await readPdf(await makePdf(report));
  expect(report.plan).toHaveLength(5);
  expect(pdf.sizes.length).toBeLessThanOrEqual(7);
  expect(pdf.text).toContain(
    'Zonneboiler, zonnepanelen en PVT-panelen: Het dak is van de hele VvE.',
  );
});

test('what a VvE pays for stands nowhere as a sum of one owner, on page nor paper', async () => {
  const flat = { woningtype: 'appartement', bouwjaar: 1965, flatPosition: 'dak-hoek' } as const;
  const report = reportOf(flat);
  const shared = stepsByOwner(report).shared.length;
  expect(shared).toBeGreaterThan(0);
  const { text } = await readPdf(await makePdf(report));
  for (const said of [text, pageText(report)]) {
    expect(said.split(REPORT_COPY.netShared)).toHaveLength(shared + 1);
    expect(said).toContain(REPORT_COPY.netPartlyShared);
    expect(said).not.toMatch(/zelf voor het hele plan|U betaalt zelf ongeveer/);
  }
});

test('where the VvE pays for all of a plan, its costs are not "with those for the VvE"', async () => {
  const flat = { woningtype: 'appartement', bouwjaar: 1965, flatPosition: 'dak-hoek' } as const;
  const full = reportOf(flat);
  const report = { ...full, plan: stepsByOwner(full).shared };
  const { text } = await readPdf(await makePdf(report));
  expect(pageText(report)).toContain('De kosten voor de VvE zijn ongeveer €');
  for (const said of [text, pageText(report)]) expect(said).not.toContain('met die voor de VvE');
  expect(pageText(full)).toContain('met die voor de VvE');
});

test('glass that was only assumed may be good already, and paper says so as the page does', async () => {
  const house: DwellingAnswers = {
    woningtype: 'tussenwoning',
    bouwjaar: 1985,
    monthlyCostEur: 250,
  };
  const report = reportOf(house);
  expect(report.plan.map(({ id }) => id)).toContain('hr-glas');
  const { text } = await readPdf(await makePdf(report));
  for (const said of [text, pageText(report)]) expect(said).toContain(REPORT_COPY.glassAssumed);
  const told = reportOf({ ...house, glazing: 'dubbel' });
  expect((await readPdf(await makePdf(told))).text).not.toContain(REPORT_COPY.glassAssumed);
});

test('what we assumed ourselves is named as such, and last of the sources', async () => {
  const report = reportOf({ woningtype: 'hoekwoning', bouwjaar: 1974 });
  const { text } = await readPdf(await makePdf(report));
  expect(text).toMatch(/Onze cijfers komen van: [^:]*; Onze aanname \([^;)]*\)\./);
  expect(pageText(report)).not.toMatch(/algemene kennis/i);
});

test('less heat that is lost is said to be after the plan', async () => {
  const { text } = await readPdf(
    await makePdf(reportOf({ woningtype: 'hoekwoning', bouwjaar: 1974 })),
  );
  expect(text).toMatch(/Na het plan gaat er \d+% minder warmte weg dan nu\./);
});

test('a measure without a known price says "prijs op maat"', async () => {
  const full = reportOf({ woningtype: 'tussenwoning', bouwjaar: 1970 });
  const [one] = full.considered;
  if (!one) throw new Error('nothing considered');
  const considered = [{ ...one, investmentCents: null, subsidyCents: null, paybackYears: null }];
  const report = { ...full, considered };
  const pdf = await readPdf(await makePdf(report));
  expect(pdf.text).toContain(REPORT_COPY.customPrice);
  expect(missing(report, pdf)).toEqual([]);
});

test.each([
  ['Şükriye-Łucja', 'Gemaakt voor Şükriye-Łucja'],
  ['Zoë', 'Gemaakt voor Zoë'],
  ['Jan😀', 'Gemaakt voor Jan '],
  ['A'.repeat(100), `Gemaakt voor ${'A'.repeat(39)}…`],
])('the first name %s is printed as "%s"', async (firstName, printed) => {
  const report = reportOf({ woningtype: 'tussenwoning' });
  const pdf = await readPdf(await makePdf(report, { firstName }));
  // Letters of two fonts are two pieces of text.
  expect(pdf.text.replaceAll(' ', '')).toContain(printed.replaceAll(' ', ''));
});

test.each(['Willemijn', 'Alexandra', 'A'.repeat(100)])(
  'on the cover of %s the day and the reference share a line',
  async (firstName) => {
    const pdf = await readPdf(await makePdf(reportOf({ woningtype: 'hoekwoning' }), { firstName }));
    const heightOf = (words: string) => pdf.written[0]?.find(({ text }) => text.includes(words))?.y;
    expect(heightOf('SR-7F3K9Q')).toBeGreaterThan(0);
    expect(heightOf('SR-7F3K9Q')).toBe(heightOf('Gemaakt op'));
  },
);

test.each(['Ольга', 'محمد', '小明', '😀', '', '\u0000\n', 'www.evil.example', 'Win€1000', '<b>'])(
  'the first name %j, which no font holds or which is no name, is left out',
  async (firstName) => {
    const report = reportOf({ woningtype: 'tussenwoning' });
    const pdf = await readPdf(await makePdf(report, { firstName }));
    expect(pdf.text).not.toContain('Gemaakt voor');
    expect(pdf.text).toContain('Gemaakt op 20 november 2026');
  },
);
