import { beforeEach, expect, test } from 'vitest';
import { createSubmissionIds } from './submission-id.ts';

/** Every test is a tab of its own. */
beforeEach(() => sessionStorage.clear());

test('the same values keep one id, so that a retry is recognised', () => {
  const idFor = createSubmissionIds();
  expect(idFor({ naam: 'Jan' })).toBe(idFor({ naam: 'Jan' }));
});

test('corrected values get a new id, so that the correction is stored', () => {
  const idFor = createSubmissionIds();
  expect(idFor({ naam: 'Jan' })).not.toBe(idFor({ naam: 'Jan de Vries' }));
});

test('after a reload the same values are still the same request', () => {
  expect(createSubmissionIds()({ naam: 'Jan' })).toBe(createSubmissionIds()({ naam: 'Jan' }));
});

test('two tabs never share an id', () => {
  const first = createSubmissionIds()({});
  sessionStorage.clear();
  expect(createSubmissionIds()({})).not.toBe(first);
});

test.each([
  'null',
  '"x"',
  '[]',
  '{oops',
  JSON.stringify({ content: '{}' }),
  JSON.stringify({ content: '{}', id: 5 }),
  JSON.stringify({ content: '{}', id: 'line\nbreak that no header takes' }),
])('the kept submission %s is dropped for a new id', (text) => {
  sessionStorage.setItem('sens:submission', text);
  expect(createSubmissionIds(() => 'nieuw')({})).toBe('nieuw');
});
