import type { CashFlow } from '@sens/engine';
import { expect, test } from 'vitest';
import {
  contraryWords,
  driverWords,
  estimateRange,
  lineWords,
  lostWords,
  mainAnswer,
  paidWords,
  shortAnswer,
} from './outcome-words.ts';

type Flow = Pick<CashFlow, 'paybackYears' | 'breakEvenYear' | 'reasons'>;
const flow = (paybackYears: Flow['paybackYears'], breakEvenYear: number | null = 2037): Flow => ({
  paybackYears,
  breakEvenYear: paybackYears ? breakEvenYear : null,
  reasons: [],
});

test.each<[Flow, string]>([
  [flow({ low: 9.2, mid: 10.6, high: 14.4 }), 'Terugverdiend in 9 tot 14 jaar, rond 2037'],
  [flow({ low: 4.1, mid: 4.2, high: 4.3 }), 'Terugverdiend in ongeveer 4 jaar, rond 2037'],
  [flow({ low: 0, mid: 0.4, high: 0.9 }, 2027), 'Terugverdiend binnen 1 jaar, rond 2027'],
  [
    flow({ low: 9, mid: 14.2, high: null }, 2041),
    'Terugverdiend in ongeveer 14 jaar, rond 2041. Bij ongunstige energieprijzen niet binnen 30 jaar',
  ],
  [flow(null), 'Niet terugverdiend binnen 30 jaar'],
  [
    { ...flow(null), reasons: [{ code: 'alleen-gunstig-terugverdiend' }] },
    'Waarschijnlijk niet terugverdiend binnen 30 jaar',
  ],
])('%j is said in one sentence', (outcome, sentence) => {
  expect(mainAnswer(outcome, 30)).toBe(sentence);
});

test('a narrow bar says the same in a few words', () => {
  expect(shortAnswer({ low: 9, mid: 11, high: 14 }, 25)).toBe('9 tot 14 jaar');
  expect(shortAnswer({ low: 9, mid: 11, high: null }, 25)).toBe('11 jaar, of langer');
  expect(shortAnswer(null, 25)).toBe('niet binnen 25 jaar');
});

test('a loss that was earned back before says why', () => {
  const words = (mid: number, paybackYears: Flow['paybackYears']) =>
    contraryWords({ paybackYears, totalGainCents: { low: mid, mid, high: mid } });
  const paid = { low: 9, mid: 15, high: null };
  expect(words(-19_000, paid)).toBe('na de terugverdientijd weer in het rood');
  for (const agreed of [words(90_000, paid), words(-90_000, null), words(100, null)]) {
    expect(agreed).toBe('');
  }
});

test('a loss that nearly vanishes is a loss to nothing', () => {
  expect(estimateRange({ low: -2_600_000, high: 100 })).toBe(
    '\u2212\u00a0€\u00a026.000 tot €\u00a00',
  );
});

test('the end of net metering costs something, or nothing: never less than nothing', () => {
  expect(lostWords(1_052_300, 25)).toBe(
    'Het einde van salderen kost u ongeveer €\u00a010.500 in 25 jaar.',
  );
  for (const cents of [0, 40, -1, -230_000]) {
    expect(lostWords(cents, 25)).toBe('Het einde van salderen kost u hier niets.');
  }
});

test('what moves the outcome is said with its effect to one side', () => {
  const end = { paybackYears: null, totalGainCents: { low: 0, mid: 0, high: 0 } };
  const lever = { id: 'gasprijs', share: 0.2, less: end, more: end, swingCents: 400_000 } as const;
  expect(driverWords(lever)).toEqual({
    name: 'Gasprijs 20% anders',
    effect: 'scheelt €\u00a02.000',
  });
});

test('what one pays is an estimate, unless every price is the visitor’s own', () => {
  const paid = (isPriceSure: boolean) => paidWords({ isPriceSure, netInvestmentCents: 2_140_217 });
  expect(paid(false)).toBe('ongeveer €\u00a021.500');
  expect(paid(true)).toBe('€\u00a021.402');
});

/** What is said of a line through these heights from 2030 on, earned back in 2031. */
const lineTold = (mids: number[], replacementCents = -900) =>
  lineWords(
    {
      years: mids.map((_, place) => ({
        year: 2030 + place,
        replacementCents,
      })) as CashFlow['years'],
      positionCents: mids.map((mid) => ({ low: mid, mid, high: mid })),
    },
    2031,
  );

test('a line that sinks below nothing after it was earned back says when, and until when', () => {
  expect(lineTold([-5, 1, 2, 3])).toBe(' Rond 2031 komt de lijn boven nul.');
  expect(lineTold([-5, 1, -4, -1, 2])).toContain('In 2032 zakt hij er weer onder, omdat');
  expect(lineTold([-5, 1, -4, -1, 2])).toContain('Vanaf 2034 blijft hij erboven.');
  expect(lineTold([-5, 1, 2, -4])).toMatch(/ In 2033 .*vervangen\.$/);
  expect(lineTold([-5, 1, 2, -4], 0)).toMatch(/nul\. In 2033 zakt hij er weer onder\.$/);
});

test('a line that is still below nothing when all is earned back is not said to be above it', () => {
  const later = lineTold([-5, -3, -1, 2, -1, 1]);
  expect(later).toMatch(/^ Rond 2031 is dat terugverdiend\. De lijn staat dan nog onder nul/);
  expect(later).toContain('Rond 2033 komt hij erboven. In 2034 zakt hij er weer onder');
  expect(lineTold([-5, -3, -1])).toMatch(/telt daarin in één keer mee\.$/);
});
