import { expect, test } from 'vitest';
import { createSubmissionIds } from './submission-id.ts';

test('the same values keep one id, so that a retry is recognised', () => {
  const idFor = createSubmissionIds();
  expect(idFor({ naam: 'Jan' })).toBe(idFor({ naam: 'Jan' }));
});

test('corrected values get a new id, so that the correction is stored', () => {
  const idFor = createSubmissionIds();
  expect(idFor({ naam: 'Jan' })).not.toBe(idFor({ naam: 'Jan de Vries' }));
});

test('two forms never share an id', () => {
  expect(createSubmissionIds()({})).not.toBe(createSubmissionIds()({}));
});
