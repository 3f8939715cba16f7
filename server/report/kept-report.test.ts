import type { LeadSubmission } from '@sens/contract';
import { expect, test } from 'vitest';
import { PAYLOAD } from '#testing/test-lead.ts';
import { toKeptReport } from './kept-report.ts';

const nameIn = (names: Partial<LeadSubmission>) =>
  toKeptReport({
    id: 'lead-1',
    reference: 'SR-7F3K9Q',
    createdAt: new Date('2026-11-20T22:30:00Z'),
    reportToken: 'T'.repeat(32),
    submission: { ...(PAYLOAD as LeadSubmission), ...names },
  }).firstName;

test('a report greets with the first name, or with none where a title or a company was typed', () => {
  expect(nameIn({})).toBe('Willemijn');
  expect(nameIn({ first_name: 'dhr.', last_name: 'P. de Boer' })).toBe('');
  expect(nameIn({ first_name: 'Bakkerij', last_name: 'Jansen BV' })).toBe('');
});
