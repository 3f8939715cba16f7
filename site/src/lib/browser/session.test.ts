import { beforeEach, expect, test, vi } from 'vitest';
import { isTexts, readSession, writeSession } from './session.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

test('what was kept is read back', () => {
  writeSession('sens:draft', { naam: 'Jan' });
  expect(readSession('sens:draft', isTexts)).toEqual({ naam: 'Jan' });
});

test.each(['null', '5', '"Jan"', '["Jan"]', '{"naam":5}', '{"naam":null}', '{oops', ''])(
  'the draft %s does not fit: it is dropped and not logged',
  (text) => {
    sessionStorage.setItem('sens:draft', text);
    expect(readSession('sens:draft', isTexts)).toBeUndefined();
    expect(sessionStorage.getItem('sens:draft')).toBeNull();
    expect(vi.mocked(console.warn).mock.lastCall).toEqual([
      'sens:draft did not fit and was dropped',
    ]);
  },
);

test('what was never kept is nothing to log', () => {
  vi.mocked(console.warn).mockClear();
  expect(readSession('sens:draft', isTexts)).toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
});
