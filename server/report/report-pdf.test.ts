import { randomUUID } from 'node:crypto';
import type { LeadSubmission } from '@sens/contract';
import { expect, test } from 'vitest';
import { newReference, newReportToken } from '#leads/store/reference.ts';
import type { Lead } from '#leads/store/store.ts';
import { COMPANY } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { createReportPdf } from './report-pdf.ts';

const makeLead = (): Lead => ({
  id: randomUUID(),
  reference: newReference(),
  reportToken: newReportToken(),
  createdAt: new Date('2026-11-20T12:00:00Z'),
  submission: PAYLOAD as LeadSubmission,
});

/** Stands in for the thread, as what counts is how often it is asked. */
function startCounting(answer: (times: number) => Buffer | undefined = () => Buffer.from('%PDF')) {
  const asked: string[] = [];
  const make = async ({ token }: { token: string }) => {
    asked.push(token);
    return answer(asked.length);
  };
  return { asked, pdf: createReportPdf(make, COMPANY) };
}

test('is made once for both mails, their retries and the visitor', async () => {
  const { asked, pdf } = startCounting();
  const lead = makeLead();
  for (let times = 0; times < 4; times += 1) {
    expect(await pdf.make(structuredClone(lead))).toEqual(Buffer.from('%PDF'));
  }
  expect(asked).toEqual([lead.reportToken]);
});

test('is made anew once its visitor has refined the house', async () => {
  const { asked, pdf } = startCounting();
  const lead = makeLead();
  await pdf.make(lead);
  const refine = (floorAreaM2: number): Lead => ({
    ...lead,
    refined: { answers: { woningtype: 'hoekwoning', floorAreaM2 }, at: lead.createdAt },
  });
  await pdf.make(refine(90));
  await pdf.make(refine(91));
  await pdf.make(refine(91));
  expect(asked).toHaveLength(3);
});

test('what was written down beside it stands in what is opened, never in what goes by mail', async () => {
  const made: (string | undefined)[] = [];
  const make = async ({ note }: { note?: string }) => {
    made.push(note);
    return Buffer.from('%PDF');
  };
  const pdf = createReportPdf(make, COMPANY);
  const lead: Lead = { ...makeLead(), note: 'Koop bij mij' };
  await pdf.makeForMail(lead);
  await pdf.make(lead);
  expect(made).toEqual([undefined, 'Koop bij mij']);
});

test('a name that is none stands in what is opened, never in what goes by mail', async () => {
  const made: string[] = [];
  const make = async ({ firstName }: { firstName: string }) => {
    made.push(firstName);
    return Buffer.from('%PDF');
  };
  const pdf = createReportPdf(make, COMPANY);
  const lead = makeLead();
  const called = (first_name: string): Lead => ({
    ...lead,
    submission: { ...lead.submission, first_name, last_name: first_name },
  });
  for (const name of ['Gratis-geld-bel-nu-0900123', 'Anne-Marie']) {
    await pdf.makeForMail(called(name));
    await pdf.make(called(name));
  }
  // Of a name that is one, both are the same file.
  expect(made).toEqual(['', 'Gratis-geld-bel-nu-0900123', 'Anne-Marie']);
});

test('each lead has its own, and only the last ones are kept', async () => {
  const { asked, pdf } = startCounting();
  const leads = Array.from({ length: 60 }, makeLead);
  for (const lead of leads) await pdf.make(lead);
  expect(new Set(asked).size).toBe(60);
  const [oldest, newest] = [leads[0], leads[59]] as [Lead, Lead];
  await pdf.make(newest);
  expect(asked).toHaveLength(60);
  await pdf.make(oldest);
  expect(asked).toHaveLength(61);
});

test('one that could not be made is tried again', async () => {
  const { asked, pdf } = startCounting((times) => (times > 1 ? Buffer.from('%PDF') : undefined));
  const lead = makeLead();
  expect(await pdf.make(lead)).toBeUndefined();
  expect(await pdf.make(lead)).toBeDefined();
  expect(asked).toHaveLength(2);
});
