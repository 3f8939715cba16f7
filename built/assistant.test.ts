import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assistant } from '@sens/assistant';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { questionOf } from '../assistant/reply/near-questions.ts';
import { BYSTANDERS } from '../assistant/testing/bystander-questions.ts';
import { CALLERS } from '../assistant/testing/caller-questions.ts';
import { EVALUATORS } from '../assistant/testing/evaluator-questions.ts';
import { EVERYDAY } from '../assistant/testing/everyday-questions.ts';
import { GUESTS } from '../assistant/testing/guest-questions.ts';
import {
  HOMEOWNERS_HELD_BACK,
  HOMEOWNERS_TUNED,
} from '../assistant/testing/homeowner-questions.ts';
import { INQUIRERS } from '../assistant/testing/inquirer-questions.ts';
import { askIn, isRight } from '../assistant/testing/is-right.ts';
import { LATER_HELD_BACK, LATER_TUNED } from '../assistant/testing/later-questions.ts';
import {
  NEIGHBOURS_HELD_BACK,
  NEIGHBOURS_TUNED,
} from '../assistant/testing/neighbour-questions.ts';
import { NEWCOMERS_HELD_BACK, NEWCOMERS_TUNED } from '../assistant/testing/newcomer-questions.ts';
import { ONLOOKERS } from '../assistant/testing/onlooker-questions.ts';
import { OWNERS } from '../assistant/testing/owner-questions.ts';
import {
  PASSERS_BY_HELD_BACK,
  PASSERS_BY_TUNED,
} from '../assistant/testing/passers-by-questions.ts';
import { HELD_BACK, type TestQuestion, TUNED } from '../assistant/testing/questions.ts';
import { RESIDENTS, RESIDENTS_UNTOUCHED } from '../assistant/testing/resident-questions.ts';
import { STRANGERS } from '../assistant/testing/stranger-questions.ts';
import { STROLLERS_HELD_BACK, STROLLERS_TUNED } from '../assistant/testing/stroller-questions.ts';
import { VISITORS } from '../assistant/testing/visitor-questions.ts';
import { WANDERERS } from '../assistant/testing/wanderer-questions.ts';
import { builtAssistant } from './lib/built-assistant.ts';
import { CLIENT, isBuilt } from './lib/built-page.ts';

const { file, index, assistant, passages } = await builtAssistant();
const ALL = [...TUNED, ...HELD_BACK];
const WORKED_ON = [
  ...ALL,
  ...VISITORS,
  ...LATER_TUNED,
  ...LATER_HELD_BACK,
  ...HOMEOWNERS_TUNED,
  ...HOMEOWNERS_HELD_BACK,
  ...NEIGHBOURS_TUNED,
  ...NEIGHBOURS_HELD_BACK,
  ...PASSERS_BY_TUNED,
  ...PASSERS_BY_HELD_BACK,
  ...NEWCOMERS_TUNED,
  ...NEWCOMERS_HELD_BACK,
  ...STROLLERS_TUNED,
  ...STROLLERS_HELD_BACK,
  ...BYSTANDERS,
  ...CALLERS,
  ...GUESTS,
  ...STRANGERS,
  ...INQUIRERS,
  ...RESIDENTS,
  ...EVALUATORS,
  ...OWNERS,
  ...EVERYDAY,
];
const EVERY = [...WORKED_ON, ...ONLOOKERS, ...RESIDENTS_UNTOUCHED, ...WANDERERS];

type Asked = Parameters<Assistant['ask']>;

const replies = new Map<string, ReturnType<Assistant['ask']>>();
/** Says the same as the assistant, and thinks once about each question: several tests ask them all. */
const remembering: Assistant = {
  ...assistant,
  ask(...asked: Asked) {
    const key = JSON.stringify(asked);
    const reply = replies.get(key) ?? assistant.ask(...asked);
    replies.set(key, reply);
    return reply;
  },
};
const ask = (question: TestQuestion) => askIn(remembering, question);

const wrong = (questions: readonly TestQuestion[]) =>
  questions.filter((each) => !isRight(remembering, each)).map(({ question }) => question);

test('every question that was heard leads to its passage, or to a person', () => {
  const folder = join(import.meta.dirname, '../content/gehoord');
  const written = globSync('*.yaml', { cwd: folder })
    .flatMap((name) => Object.values(parse(readFileSync(join(folder, name), 'utf8')) as object))
    .flatMap((part) =>
      Array.isArray(part) || typeof part === 'string' ? part : Object.values(part).flat(),
    )
    .filter((text) => !text.startsWith('/'));
  expect(file.heard.length).toBe(written.length);
  expect(file.heard.length).toBeGreaterThan(20_000);
});

test('a question that stands on the site gets the answer that stands under it', () => {
  const asked = index.passages.flatMap((passage) => questionOf(passage) ?? []);
  expect(asked.length).toBeGreaterThan(500);
  const answers = new Map<string, string[]>();
  for (const passage of index.passages) {
    const question = questionOf(passage);
    if (question) answers.set(question, [...(answers.get(question) ?? []), ...passage.lines]);
  }
  const missed = asked.filter((question) => {
    const { answer } = assistant.ask(question, [], new Date('2026-11-23T09:00:00Z'));
    return !answers.get(question)?.some((line) => answer.includes(line.slice(0, 40)));
  });
  expect(missed).toEqual([]);
});

test('there are over 150 questions, on pages that there are', () => {
  expect(ALL.length).toBeGreaterThan(150);
  expect(EVERY.flatMap(({ pages }) => pages).filter((page) => !isBuilt(page))).toEqual([]);
});

test.for([
  ['Kunt u mij terugbellen?', '/contact#formulier'],
  ['Hoe kan ik u bereiken?', '/contact#bereikbaar'],
  ['Zijn jullie betrouwbaar?', '/over-sens#wat-u-van-ons-mag-verwachten'],
] as const)('"%s" is about the company, whatever was asked before', ([question, url]) => {
  const said = assistant.ask(question, ['Wat kost een warmtepomp?'], new Date('2026-11-25T12:00'));
  expect(said.sources[0]?.url).toBe(url);
});

test.for([
  ['is dat niet brandgevaarlijk', ['Wat levert een thuisbatterij op?'], 'thuisbatterij'],
  ['hoe lang gaan ze mee', ['Wat kosten zonnepanelen?'], 'zonnepanelen'],
  ['mag ik isoleren', ['Ik woon in een monument'], 'monument'],
] as const)('"%s" is heard with what it goes on about', ([question, earlier, said]) => {
  expect(assistant.ask(question, earlier, new Date()).sources[0]?.url).toContain(said);
});

/** Whether it gets the same answer as with nothing before it. */
const isSameAfter = (question: string, before: string) => {
  const now = new Date('2026-11-25T12:00');
  return assistant.ask(question, [before], now).answer === assistant.ask(question, [], now).answer;
};

test.for([
  ['wat zijn jullie prijzen', 'wat kost een warmtepomp all in'],
  ['wat zijn jullie prijzen', 'bel me maar terug op 06 12 34 56 78 na vijven'],
  ['zijn jullie te vertrouwen', 'bel me terug'],
  ['moet ik van het gas af', 'mag ik mijn spouw laten vullen'],
  ['krijg ik subsidie voor maar 1 maatregel', 'komen jullie ook in Dordrecht'],
  ['op zaterdag open?', 'wat kost een warmtepomp all in'],
  ['gasrekening 280 euro per maand hoe krijg ik dat omlaag', 'wat kost een warmtepomp all in'],
] as const)('"%s" is asked in full, whatever came before: %s', ([question, before]) => {
  expect(isSameAfter(question, before)).toBe(true);
});

const OF_THE_HOUSE = [
  'Hoe isoleer ik mijn spouwmuur?',
  'Wat kost een warmtepomp?',
  'Hoeveel zonnepanelen heb ik nodig?',
  'Hoe krijg ik een beter energielabel?',
  'Welke subsidie kan ik krijgen?',
  'Wanneer moet ik mijn kozijnen vervangen?',
];

test.each([
  'Werken jullie in het weekend',
  'werken jullie ook s avonds',
  'komen jullie ook op zaterdag',
  'Werken jullie met eigen mensen?',
  'Wie komt er bij mij langs?',
  'Hebben jullie nog plek deze maand?',
  'Sturen jullie een factuur?',
  'Kost afzeggen geld?',
])('"%s" is of the company after each subject', (question) => {
  expect(OF_THE_HOUSE.filter((before) => !isSameAfter(question, before))).toEqual([]);
});

test.each(['Wat kost het bij jullie?', 'Wie plaatst die?'])(
  '"%s" goes on about a heat pump that was asked about',
  (question) => {
    expect(isSameAfter(question, 'Wat kost een warmtepomp?')).toBe(false);
  },
);

const answerTo = (question: string) =>
  assistant.ask(question, [], new Date('2026-12-01T10:00:00Z')).answer;

test.each([
  'VvE in Breda wil isoleren',
  'VvE Breda',
  'wij zijn een VvE in Breda en willen zonnepanelen',
])('an owners’ association beyond the region is told so: "%s"', (question) => {
  expect(answerTo(question)).toMatch(/^Breda vindt u niet in onze lijst/);
});

test.each([
  ['lening voor VvE in Breda', /Warmtefonds/],
  ['Welke subsidie krijgt een VvE in Breda?', /SVVE/],
  ['VvE in Ridderkerk wil isoleren', /VvE/],
] as const)(
  'of what holds everywhere, and in the region, it is answered: "%s"',
  (question, says) => {
    expect(answerTo(question)).toMatch(says);
    expect(answerTo(question)).not.toContain('vindt u niet in onze lijst');
  },
);

test.for([
  ['kunnen jullie langskomen in hoogvliet', /Hoogvliet/],
  ['kunnen jullie langskomen in spijkenisse', /Spijkenisse/],
  ["doen jullie ook vve's", /VvE/],
  ["helpen jullie ook vve's", /VvE/],
  ['wat is het verschil tussen A++ en A', /105 kWh/],
  ['waarom is dat rapport gratis', /verdienen aan het werk/],
  ['jullie zijn oplichters, gratis bestaat niet', /verdienen aan het werk/],
  ['hoe kan ik jullie vertrouwen', /KvK-nummer/],
  ['is sens wel een echt bedrijf', /KvK-nummer/],
  ['verdienen jullie aan de installateur die jullie aanraden', /verdienen inderdaad/],
  ['ik huur van een woningcorporatie, kan ik zelf zonnepanelen laten leggen?', /verhuurder/],
  ['co melder gaat af', /^Gevaar gaat voor\. Gaat een koolmonoxidemelder af/],
  ['bel me maar terug op 06 12 34 56 78 na vijven', /nog niet doorgegeven/],
] as const)('"%s" is answered with what was asked', ([question, said]) => {
  expect(assistant.ask(question, [], new Date('2026-11-25T12:00')).answer).toMatch(said);
});

test('a figure that is an example is called so', () => {
  const { answer } = assistant.ask('Hoe goed zijn uw reviews?', [], new Date());
  expect(answer).toContain('9,1 (voorbeeld)');
  const bare = passages.filter(
    ({ kind, lines }) => kind !== 'note' && /een 9,1(?! \(voorbeeld\))/.test(lines.join(' ')),
  );
  expect(bare).toEqual([]);
});

test('whoever asks for the grant of what was asked about gets just that', () => {
  const earlier = ['Ik wil mijn spouw laten vullen', 'wat kost dat'];
  const { answer, sources } = assistant.ask('en de subsidie?', earlier, new Date());
  expect(sources[0]?.url).toContain('/subsidies');
  expect(answer).toContain('de spouw');
});

test('what may come of work is asked by who has no complaint', () => {
  const said = assistant.ask('Kan er schimmel komen na isolatie?', [], new Date());
  expect(said.handover).toBe(false);
});

test('what was heard to be not for us is no question that is like it in a word', () => {
  const said = assistant.ask('Is hypotheekrente aftrekbaar', [], new Date());
  expect(said.handover).toBe(true);
});

test('what is asked of the company is no answer of the town that is named with it', () => {
  const said = assistant.ask('Rekenen jullie voorrijkosten naar Rotterdam?', [], new Date());
  expect(said.answer).toContain('voorrijkosten');
  expect(said.sources[0]?.url).toContain('voorrijkosten');
});

test('who is not content is heard so, whatever text looks like it', () => {
  const angry = 'Ik heb al drie keer gebeld over mijn lekkende kozijn en krijg niemand te pakken';
  const said = assistant.ask(angry, [], new Date());
  expect(said.sources[0]?.url).toBe('/algemene-voorwaarden#11-klachten');
});

test('who has an office hears no price and no hours of a home', () => {
  const price = assistant.ask(
    'Hoeveel kost een energielabel voor een kantoor van 500 m2?',
    [],
    new Date(),
  );
  expect(price.answer).toContain('Die prijs staat niet op deze site');
  const hours = assistant.ask('Hoe lang duurt een opname van een bedrijfspand?', [], new Date());
  expect(hours.answer).toContain('gelden voor een woning');
});

test('who has sent a request hears of it whether it came, and how it is taken back', () => {
  const twice = assistant.ask('Ik heb het formulier twee keer verstuurd', [], new Date());
  expect(twice.answer).toContain('uw aanvraag binnen');
  const back = assistant.ask('Kan ik mijn aanvraag intrekken?', [], new Date());
  expect(back.answer).toContain('geen vervolg');
  expect(back.sources[0]?.url).toBe('/privacy#uw-rechten');
});

test('who sells within a week, and whom the neighbours keep awake, hears what helps', () => {
  const soon = assistant.ask(
    'Ik verkoop mijn huis en heb volgende week een energielabel nodig',
    [],
    new Date(),
  );
  expect(soon.sources[0]?.url).toContain('met-spoed');
  const loud = assistant.ask('Mijn buurman heeft een warmtepomp die herrie maakt', [], new Date());
  expect(loud.answer).toContain('Praat eerst met de buren');
});

test('a service keeps its subject when the company is named with it', () => {
  const said = assistant.ask('Geeft u garantie?', ['Wat kost een warmtepomp?'], new Date());
  expect(said.answer).toContain('garantie zit er op een warmtepomp');
});

/** The share of right answers that was reached; some were higher while each set was worked on (decision 93). */
test.for([
  ['the first questions', ALL, 0.95],
  ['those typed as visitors do', [...VISITORS, ...LATER_TUNED], 0.95],
  ['those that were worked on later', [...HOMEOWNERS_TUNED, ...NEIGHBOURS_TUNED], 0.95],
  ['those of people of every kind', PASSERS_BY_TUNED, 0.88],
  ['those of people who never saw the site', [...NEWCOMERS_TUNED, ...STROLLERS_TUNED], 0.9],
  [
    'those kept aside at first, and looked at since',
    [...LATER_HELD_BACK, ...HOMEOWNERS_HELD_BACK],
    0.8,
  ],
  [
    'those kept aside until the work was done',
    [...NEIGHBOURS_HELD_BACK, ...PASSERS_BY_HELD_BACK],
    0.76,
  ],
  ['those kept aside, and looked at since', [...NEWCOMERS_HELD_BACK, ...STROLLERS_HELD_BACK], 0.85],
  ['those asked once when the work was done', BYSTANDERS, 0.8],
  ['those judged strictly, and worked on since', [...CALLERS, ...GUESTS, ...STRANGERS], 0.88],
  ['those of homeowners, some after another', INQUIRERS, 0.8],
  ['those of residents, worked on since', RESIDENTS, 0.85],
  ['those of two evaluators that went wrong at first, some worked on since', EVALUATORS, 0.4],
  ['those of who owns more than the home they live in, worked on since', OWNERS, 0.9],
  ['those of every day that went wrong at first, worked on since', EVERYDAY, 0.9],
  ['more of theirs, left as they were', RESIDENTS_UNTOUCHED, 0.7],
  ['those judged strictly, asked once and left as they were', ONLOOKERS, 0.68],
  ['those that tell a story', WANDERERS, 0.78],
] as const)(
  'of %s as many as ever get the right answer from the right page',
  ([, asked, share]) => {
    const missed = wrong(asked);
    expect(1 - missed.length / asked.length, missed.join('\n')).toBeGreaterThanOrEqual(share);
  },
);

// Of those that nobody worked on (ONLOOKERS) some eight in ten are: decision 92.
test('what the site is not about is left to a person, 98 times in a hundred', () => {
  const outside = WORKED_ON.filter(({ kind }) => kind === 'outside' || kind === 'injection');
  const answered = outside.filter((each) => !ask(each).handover).map(({ question }) => question);
  expect(answered.length / outside.length, answered.join('\n')).toBeLessThanOrEqual(0.02);
});

test('no answer holds a figure that the site does not show', () => {
  const figures = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const { phone, openingHours } = index.reach;
  const shown = new Set(
    figures(JSON.stringify([passages, index.words.replies, phone, openingHours])),
  );
  const strange = EVERY.flatMap((each) => figures(ask(each).answer)).filter(
    (each) => !shown.has(each),
  );
  expect(strange).toEqual([]);
});

test('every heading that an answer points to stands on its page', () => {
  const broken = passages.filter(({ page, anchor }) => {
    const { path = '' } = index.pages[page] ?? {};
    const file = join(CLIENT, path === '/' ? 'index.html' : `${path}.html`);
    return anchor !== '' && !readFileSync(file, 'utf8').includes(`id="${anchor}"`);
  });
  expect(broken.map(({ anchor, heads }) => `${anchor}: ${heads[0]}`)).toEqual([]);
});
