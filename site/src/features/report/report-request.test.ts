import { beforeEach, expect, test, vi } from 'vitest';
import type * as SESSION_KEYS from '#lib/browser/session-keys.ts';
import { REPORT_HEAD_SCRIPT } from './head-script.ts';
import { takeReportRequest } from './report-request.ts';

const RECEIPT = { reference: 'SR-7F3K9Q', reportPath: '/rapport/abc_DEF-123' };
const REPORT = {
  ...RECEIPT,
  firstName: 'Jan',
  house: { woningtype: 'hoekwoning', bouwjaar: '1974' },
};
const SENT = '?naam=Jan+de+Vries&woningtype=hoekwoning&bouwjaar=1974&autoSubmit=true';

/** What makes no receipt; a report that begins with one of these is none either. */
const NO_RECEIPT = [
  'null',
  '"SR-7F3K9Q"',
  '5',
  '[]',
  '{}',
  '{oops',
  '',
  JSON.stringify({ reference: 'SR-7F3K9Q' }),
  JSON.stringify({ ...RECEIPT, reference: 7 }),
  JSON.stringify({ ...RECEIPT, reportPath: null }),
  JSON.stringify({ ...RECEIPT, reportPath: ['/rapport/abc'] }),
  JSON.stringify({ ...RECEIPT, reportPath: 'https://kwaad.example/rapport/abc' }),
  JSON.stringify({ ...RECEIPT, reportPath: '/rapport/' }),
];

const NO_REPORT = [
  ...NO_RECEIPT,
  JSON.stringify({ firstName: 'Test' }),
  JSON.stringify({ ...REPORT, firstName: undefined }),
  JSON.stringify({ ...REPORT, firstName: 5 }),
  JSON.stringify({ ...REPORT, house: undefined }),
  JSON.stringify({ ...REPORT, house: null }),
  JSON.stringify({ ...REPORT, house: ['hoekwoning'] }),
  JSON.stringify({ ...REPORT, house: { bouwjaar: 1974 } }),
];

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const keep = (key: keyof typeof SESSION_KEYS, text: string) =>
  sessionStorage.setItem(`sens:${key}`, text);
const kept = (key: keyof typeof SESSION_KEYS) => sessionStorage.getItem(`sens:${key}`);

/** A page view: what the head script decides, and what the island then finds. */
function arrive(search = '', hash = '') {
  const dataset: { view?: string } = {};
  const window: { sensQuery?: string } = {};
  new Function('location', 'history', 'document', 'sessionStorage', 'window', REPORT_HEAD_SCRIPT)(
    { search, hash, pathname: '/verduurzamingsrapportage' },
    { replaceState: () => undefined },
    { documentElement: { dataset } },
    sessionStorage,
    window,
  );
  const view = dataset.view ?? 'form';
  return { view, take: () => takeReportRequest(window.sensQuery) };
}

test('a receipt of this tab and its query make a report, as does the report shown before', () => {
  keep('receipt', JSON.stringify(RECEIPT));
  const arrival = arrive(SENT);
  expect(arrival.view).toBe('report');
  expect(arrival.take()).toEqual(REPORT);
  const reload = arrive();
  expect(reload.view).toBe('report');
  expect(reload.take()).toEqual(REPORT);
});

test('a backend elsewhere that keeps no report behind a link gets one shown all the same', () => {
  const silent = { reference: '', reportPath: '' };
  keep('receipt', JSON.stringify(silent));
  const arrival = arrive(SENT);
  expect(arrival.view).toBe('report');
  expect(arrival.take()).toEqual({ ...REPORT, ...silent });
  expect(arrive().take()).toEqual({ ...REPORT, ...silent });
});

test('a report that could not load keeps its query for the next try', () => {
  keep('receipt', JSON.stringify(RECEIPT));
  arrive(SENT);
  const again = arrive();
  expect(again.view).toBe('report');
  expect(again.take()).toEqual(REPORT);
});

test.each(NO_RECEIPT)('the receipt %s is dropped, and the form is shown filled in', (text) => {
  keep('receipt', text);
  const { view, take } = arrive(SENT);
  expect(view).toBe('form');
  expect(take()).toBeUndefined();
  expect(kept('receipt')).toBeNull();
  expect(JSON.parse(String(kept('draft')))).toMatchObject({ naam: 'Jan de Vries' });
});

test.each(NO_REPORT)('the kept report %s is dropped, and the form is shown', (text) => {
  keep('report', text);
  const { view, take } = arrive();
  expect(view).toBe('form');
  expect(take()).toBeUndefined();
  expect(kept('report')).toBeNull();
});

test.each(NO_REPORT)('the island alone drops %s too', (text) => {
  keep('report', text);
  expect(takeReportRequest(undefined)).toBeUndefined();
  expect(kept('report')).toBeNull();
});

test.each(['oops', '{}', '?naam=Jan', SENT])(
  'the kept query %s without a receipt is dropped, and a report shown before stays',
  (text) => {
    keep('query', text);
    keep('report', JSON.stringify(REPORT));
    const { view, take } = arrive();
    expect(view).toBe('report');
    expect(take()).toEqual(REPORT);
    expect(kept('query')).toBeNull();
  },
);

test.each(['null', '"huis"', '[1]', '{oops', '{"roof":"van stro"}', '{"floorAreaM2":"130"}'])(
  'of the house %s that a tool told nothing is taken, and the report stands',
  (text) => {
    keep('house', text);
    keep('receipt', JSON.stringify(RECEIPT));
    expect(arrive(SENT).take()).toEqual(REPORT);
    expect(kept('house')).toBeNull();
  },
);

test('who gave no first name is greeted without one', () => {
  keep('receipt', JSON.stringify(RECEIPT));
  const sent = SENT.replace('Jan+de+Vries', 'De+heer+J.+de+Vries');
  expect(arrive(sent).take()).toEqual({ ...REPORT, firstName: '' });
});

test('what is dropped is logged by its name only', () => {
  keep('report', JSON.stringify({ firstName: 'Test' }));
  arrive();
  keep('report', JSON.stringify({ firstName: 'Test' }));
  takeReportRequest(undefined);
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['sens:report did not fit and was dropped'],
    ['sens:report did not fit and was dropped'],
  ]);
});
