import {
  type CashFlowInput,
  type CashFlowReason,
  type CashFlowReasonCode,
  cashFlow,
  toolFigures2026 as figures,
} from '@sens/engine';
import { expect, it, test } from 'vitest';
import { CASH_FLOW_WORDS, cashFlowWords } from './reason-words.ts';

const PANELS: CashFlowInput = {
  startYear: 2027,
  horizonYears: 20,
  measures: [{ id: 'warmtepomp', investmentCents: 900_000, lifetimeYears: 15 }],
  solar: {
    investmentCents: 400_000,
    generatedKwhPerYear: 3000,
    battery: { capacityKwh: 5, investmentCents: 400_000 },
  },
  loan: { principalCents: 1_000_000, annualRatePct: 4, termYears: 30 },
};

it('has a sentence for every reason that the cash flow gives here, with no figure missing', () => {
  const inputs: CashFlowInput[] = [PANELS, { ...PANELS, netMetering: 'as-if-continued' }];
  for (const reason of inputs.flatMap((input) => cashFlow(input, figures).reasons)) {
    const text = cashFlowWords(reason, false);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/undefined|NaN|Infinity|\[object/);
  }
});

const CODES = Object.keys(CASH_FLOW_WORDS) as CashFlowReasonCode[];
const money = { jaar: 2042, id: 'warmtepomp', centen: 600_000, pctPerJaar: 2, aandeel: 0.3 };
const path = { gasPctPerJaar: 1, stroomPctPerJaar: -1 };
const values = { ...money, ...path, datum: '2027-01-01', rendement: 0.9, laadbeurtenPerJaar: 200 };

test.each(CODES)('%s reads as a whole sentence', (code) => {
  expect(cashFlowWords({ code, values } as CashFlowReason, false)).toMatch(/^[A-Z].*\.$/);
});

test('the end of net metering is to come, or has been', () => {
  const reason = { code: 'saldering-stopt', values } as CashFlowReason;
  expect(cashFlowWords(reason, false)).toMatch(/^Vanaf 1 januari 2027 is/);
  expect(cashFlowWords(reason, true)).toMatch(/^Sinds 1 januari 2027 is/);
});
