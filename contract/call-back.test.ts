import { expect, test } from 'vitest';
import {
  CALL_BACK_TELEFOON,
  callBackSubmission,
  checkCallBack,
  TRANSCRIPT_MAX,
} from './call-back.ts';
import { LEAD_MESSAGES as M } from './lead-messages.ts';

const ASKED = { naam: 'Anna de Vries', telefoon: '06-12 34 56 78' };

const valuesOf = (input: Record<string, unknown>) => {
  const result = checkCallBack(input);
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result.values;
};

test('a number may be typed as people do', () => {
  for (const telefoon of ['0612345678', '+31 6 12345678', '0031612345678', '612345678']) {
    expect(callBackSubmission(valuesOf({ ...ASKED, telefoon })).phone).toBe('+31612345678');
  }
});

test('becomes a lead of the chatbot, with no more than was told', () => {
  expect(callBackSubmission(valuesOf({ ...ASKED, moment: 'ochtend' }))).toMatchObject({
    first_name: 'Anna',
    last_name: 'de Vries',
    source: 'chatbot',
    form_type: 'call_back',
    moment: 'ochtend',
    email: '',
    straat: '',
  });
});

test('what is wrong is said with the sentences of the form', () => {
  expect(checkCallBack({ naam: 'A', telefoon: '123' })).toEqual({
    ok: false,
    fields: { naam: M.naamTooShort, telefoon: M.telefoonTooShort },
  });
  const odd = checkCallBack({ ...ASKED, telefoon: '06 12345678 06 12345678' });
  expect(odd).toEqual({ ok: false, fields: { telefoon: CALL_BACK_TELEFOON } });
  expect(checkCallBack({})).toEqual({
    ok: false,
    fields: { naam: M.naamTooShort, telefoon: M.telefoonTooShort },
  });
});

test('is never refused for its moment or its conversation', () => {
  const odd = valuesOf({ ...ASKED, moment: 'nu!', transcript: { a: 1 } });
  expect(odd).toMatchObject({ moment: 'zo-snel-mogelijk', transcript: undefined });
  const long = valuesOf({ ...ASKED, transcript: `begin${'x'.repeat(TRANSCRIPT_MAX)}einde` });
  expect(long.transcript).toHaveLength(TRANSCRIPT_MAX);
  expect(long.transcript).toMatch(/einde$/);
});

test('a conversation keeps its lines, and loses what cannot be seen', () => {
  const { transcript } = valuesOf({
    ...ASKED,
    transcript: 'Vraag: a\u202eb\r\n\n\u0000Antwoord: c',
  });
  expect(transcript).toBe('Vraag: ab\nAntwoord: c');
});
