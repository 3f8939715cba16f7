import { randomUUID } from 'node:crypto';
import { fullName, type LeadSubmission } from '@sens/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newReference, newReportToken } from '#leads/store/reference.ts';
import {
  type Claim,
  KeyReusedError,
  type Lead,
  type LeadLimit,
  type LeadStore,
  type NewLead,
  ReferenceTakenError,
} from '#leads/store/store.ts';
import { PAYLOAD } from './test-lead.ts';

const AT = new Date('2026-11-20T12:00:00.000Z');
const minutesLater = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

/** A lead that is like no other, unless told. */
export function makeLead(given: Partial<NewLead> = {}): NewLead {
  const reference = newReference();
  const reportToken = newReportToken();
  return {
    id: randomUUID(),
    reference,
    reportToken,
    createdAt: AT,
    submission: PAYLOAD as LeadSubmission,
    submissionKey: randomUUID(),
    fingerprint: 'print',
    mailbox: 'mailbox',
    receipt: { ok: true, reference, reportPath: `/rapport/${reportToken}` },
    deliveries: ['company-mail', 'visitor-mail'],
    ...given,
  };
}

/**
 * What every store of leads has to do, whatever it is made of.
 * @param name of the store
 * @param open makes an empty one
 */
export function describeLeadStore(name: string, open: () => Promise<LeadStore>): void {
  describe(name, () => {
    let store: LeadStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    test('gives a lead back as it was kept, with its deliveries pending', async () => {
      const lead = makeLead();
      expect(await store.save(lead)).toEqual({ receipt: lead.receipt, isNew: true });
      const found = await store.findByReference(lead.reference);
      const { id, reference, reportToken, createdAt, submission } = lead;
      expect(found?.lead).toEqual({ id, reference, reportToken, createdAt, submission });
      expect(found?.deliveries).toMatchObject([
        { kind: 'company-mail', status: 'pending', attempts: 0, nextAttemptAt: AT },
        { kind: 'visitor-mail', status: 'pending', attempts: 0, nextAttemptAt: AT },
      ]);
    });

    test('keeps optional values absent, and text as it is', async () => {
      const submission: LeadSubmission = {
        ...PAYLOAD,
        first_name: "Robert'); drop table leads;--",
        last_name: '<script>🏠\u0001',
        bouwjaar: '',
        energy_data: {},
        huisnummer_toevoeging: 'bis',
      };
      const lead = makeLead({ submission });
      await store.save(lead);
      const { bouwjaar: _empty, ...expected } = submission;
      expect((await store.findByReference(lead.reference))?.lead.submission).toEqual(expected);
    });

    test('keeps which text was shown, and when', async () => {
      const submission = { ...PAYLOAD, consent_version: '2026-11' as const };
      const lead = makeLead({ submission, consentAt: minutesLater(1) });
      await store.save(lead);
      const found = (await store.findByReference(lead.reference))?.lead;
      expect(found).toMatchObject({ submission, consentAt: minutesLater(1) });
    });

    test('keeps the tool that it came from, as that was left', async () => {
      const tool_path = '/tools/roi-calculator?woningtype=hoekwoning&prijs-zonnepanelen=4200';
      const submission = { ...PAYLOAD, energy_data: { ...PAYLOAD.energy_data, tool_path } };
      const lead = makeLead({ submission });
      await store.save(lead);
      expect((await store.findByReference(lead.reference))?.lead.submission).toEqual(submission);
    });

    test('keeps what the registers hold of the house, and a wish to be called back', async () => {
      const registered = { bouwjaar: 1974, label: { labelClass: 'C', validUntil: '2031-05-03' } };
      const submission = {
        ...PAYLOAD,
        form_type: 'call_back' as const,
        moment: 'ochtend' as const,
        transcript: 'Wat kost een warmtepomp?\nDat hangt ervan af.',
      };
      const lead = makeLead({ submission, registered });
      await store.save(lead);
      const found = (await store.findByReference(lead.reference))?.lead;
      expect(found).toMatchObject({ submission, registered });
    });

    test.each(['Ali', 'Ali Ali', 'Jan  de Vries'])('keeps the name %j as typed', async (naam) => {
      const [first_name = '', last_name = first_name] = naam.split(/\s+(.*)/);
      const parts = { ...PAYLOAD, first_name, last_name };
      const submission = fullName(parts) === naam ? parts : { ...parts, full_name: naam };
      const lead = makeLead({ submission });
      await store.save(lead);
      expect((await store.findByReference(lead.reference))?.lead.submission).toEqual(submission);
    });

    test('answers a known key with the first receipt and keeps nothing new', async () => {
      const first = makeLead({ submissionKey: 'same' });
      await store.save(first);
      const saved = await store.save(makeLead({ submissionKey: 'same' }));
      expect(saved).toEqual({ receipt: first.receipt, isNew: false });
      expect(await store.list(100)).toHaveLength(1);
    });

    test('refuses a known key that comes with other values, and keeps nothing of them', async () => {
      await store.save(makeLead({ submissionKey: 'same' }));
      const other = store.save(makeLead({ submissionKey: 'same', fingerprint: 'other' }));
      await expect(other).rejects.toThrow(KeyReusedError);
      expect(await store.list(100)).toHaveLength(1);
    });

    test('keeps one lead when the same key comes many times at once', async () => {
      const saves = Array.from({ length: 20 }, () =>
        store.save(makeLead({ submissionKey: 'same' })),
      );
      const receipts = (await Promise.all(saves)).map((saved) => saved.receipt.reference);
      expect(new Set(receipts).size).toBe(1);
      expect(await store.list(100)).toHaveLength(1);
    });

    test('takes an equal fingerprint for the same lead only when asked to, and not too long after', async () => {
      const first = makeLead();
      await store.save(first);
      const again = () => makeLead({ createdAt: minutesLater(5) });
      const same = await store.save(again(), minutesLater(-5));
      expect(same).toEqual({ receipt: first.receipt, isNew: false });
      expect((await store.save(again(), minutesLater(1))).isNew).toBe(true);
      expect((await store.save(again())).isNew).toBe(true);
    });

    test('refuses a reference that is in use and keeps nothing of that lead', async () => {
      const first = makeLead();
      await store.save(first);
      const second = store.save(makeLead({ reference: first.reference }));
      await expect(second).rejects.toThrow(ReferenceTakenError);
      expect(await store.list(100)).toHaveLength(1);
    });

    test('finds a lead by its report token, as long as it is not too old', async () => {
      const lead = makeLead();
      await store.save(lead);
      expect((await store.findByReportToken(lead.reportToken, AT))?.id).toBe(lead.id);
      expect(await store.findByReportToken(lead.reportToken, minutesLater(1))).toBeUndefined();
      expect(await store.findByReportToken(newReportToken(), AT)).toBeUndefined();
    });

    test('keeps refined answers behind a working link, the last ones only', async () => {
      const lead = makeLead();
      await store.save(lead);
      await store.save(makeLead());
      const first = { woningtype: 'hoekwoning', roof: 'goed' } as const;
      const second = { woningtype: 'hoekwoning', floorAreaM2: 93.5, glazing: 'hr++' } as const;
      await store.keepAnswers(lead.reportToken, AT, first, minutesLater(1));
      const kept = await store.keepAnswers(lead.reportToken, AT, second, minutesLater(2));
      expect(kept?.refined).toEqual({ answers: second, at: minutesLater(2) });
      expect(await store.findByReportToken(lead.reportToken, AT)).toEqual(kept);
      expect((await store.findByReference(lead.reference))?.lead).toEqual(kept);
      const others = (await store.list(100)).filter((each) => each.lead.id !== lead.id);
      expect(others.map((each) => each.lead.refined)).toEqual([undefined]);
    });

    test('keeps notes behind a working link, whatever becomes of the answers, until they are emptied', async () => {
      const lead = makeLead();
      await store.save(lead);
      await store.save(makeLead());
      const answers = { woningtype: 'hoekwoning' } as const;
      const note = 'Eerst de offerte van de buren zien.\n“Dak” € 4.000? 🙂';
      await store.keepNote(lead.reportToken, AT, 'wordt overschreven');
      const kept = await store.keepNote(lead.reportToken, AT, note);
      expect(kept).toMatchObject({ id: lead.id, note });
      expect(kept?.refined).toBeUndefined();
      expect(await store.keepAnswers(lead.reportToken, AT, answers, minutesLater(1))).toMatchObject(
        {
          note,
          refined: { answers },
        },
      );
      const others = (await store.list(100)).filter((each) => each.lead.id !== lead.id);
      expect(others.map((each) => each.lead.note)).toEqual([undefined]);
      expect(await store.keepNote(lead.reportToken, AT, '')).not.toHaveProperty('note');
      expect(await store.findByReportToken(lead.reportToken, AT)).not.toHaveProperty('note');
    });

    test('keeps no notes behind a link that is wrong or too old', async () => {
      const lead = makeLead();
      await store.save(lead);
      expect(await store.keepNote(newReportToken(), AT, 'x')).toBeUndefined();
      expect(await store.keepNote(lead.reportToken, minutesLater(1), 'x')).toBeUndefined();
      expect((await store.findByReference(lead.reference))?.lead.note).toBeUndefined();
    });

    test('keeps no answers behind a link that is wrong or too old', async () => {
      const lead = makeLead();
      await store.save(lead);
      const answers = { woningtype: 'vrijstaand' } as const;
      const keep = (token: string, since: Date) => store.keepAnswers(token, since, answers, AT);
      expect(await keep(newReportToken(), AT)).toBeUndefined();
      expect(await keep(lead.reportToken, minutesLater(1))).toBeUndefined();
      expect((await store.findByReference(lead.reference))?.lead.refined).toBeUndefined();
    });

    test('knows what the same person asked before, by mailbox and by number', async () => {
      const phone = '+31687654321';
      const other = { ...PAYLOAD, phone } as LeadSubmission;
      const at = (minutes: number, given: Partial<NewLead> = {}) =>
        makeLead({ createdAt: minutesLater(minutes), mailbox: randomUUID(), ...given });
      const tooOld = at(-99);
      const byNumber = at(-3);
      const byMailbox = at(-2, { mailbox: 'hers', submission: other });
      const marked = at(-2, { mailbox: 'hers', spam: ['trap'] });
      const stranger = at(-1, { submission: other });
      const both = at(-1, { mailbox: 'hers' });
      const lead = at(0, { mailbox: 'hers' });
      const later = at(1, { mailbox: 'hers' });
      for (const each of [tooOld, byNumber, byMailbox, marked, stranger, both, lead, later])
        await store.save(each);
      const known = async (atMost: number) =>
        (await store.earlierOf(lead, minutesLater(-9), atMost)).map(({ reference }) => reference);
      const found = [both.reference, byMailbox.reference, byNumber.reference];
      expect(await known(9)).toEqual(found);
      expect(await known(2)).toEqual(found.slice(0, 2));
      const [first] = await store.earlierOf(lead, minutesLater(-9), 1);
      expect(first).toEqual({ reference: both.reference, createdAt: minutesLater(-1) });
      await store.anonymise([both.reference], AT);
      expect(await known(9)).toEqual(found.slice(1));
    });

    test('lists leads newest first', async () => {
      const older = makeLead();
      const newer = makeLead({ createdAt: minutesLater(1) });
      for (const lead of [older, newer]) await store.save(lead);
      const references = (await store.list(100)).map(({ lead }) => lead.reference);
      expect(references).toEqual([newer.reference, older.reference]);
    });

    test('lists page by page, each once, whatever comes in or is forgotten meanwhile', async () => {
      // Of one moment more than a page holds, and some before and after.
      const leads = [...Array(4).fill(AT), minutesLater(1), minutesLater(-1), ...Array(3).fill(AT)];
      const made = leads.map((createdAt: Date) => makeLead({ createdAt }));
      for (const lead of made) await store.save(lead);
      const [forgotten, forgottenLater] = [made[1], made[5]].map((lead) => lead?.reference ?? '');
      await store.anonymise([forgotten ?? ''], AT);
      expect(await store.count()).toBe(8);
      const found: Lead[] = [];
      for (;;) {
        const page = await store.list(2, found.at(-1));
        expect(page.length).toBeLessThanOrEqual(2);
        if (page.length === 0) break;
        found.push(...page.map(({ lead }) => lead));
        expect(page.map(({ deliveries }) => deliveries.length)).toEqual(page.map(() => 2));
        await store.save(makeLead({ createdAt: minutesLater(2) }));
        if (found.length === 4) await store.anonymise([forgottenLater ?? ''], AT);
      }
      const kept = made.filter((_, number) => number !== 1 && number !== 5);
      expect(found.map(({ reference }) => reference).toSorted()).toEqual(
        kept.map(({ reference }) => reference).toSorted(),
      );
      const times = found.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual(times.toSorted((one, other) => other - one));
    });

    const leaseMs = 5 * 60_000;
    const claim = (of: Claim['of'], at = AT, except?: string[]) =>
      store.claim(at, { of, leaseMs, ...(except ? { except } : {}) });

    test('hands out what is due, mails to the company and webhooks apart, until it is delivered', async () => {
      const lead = makeLead({ deliveries: ['company-mail', 'visitor-mail', 'webhook'] });
      await store.save(lead);
      for (const [of, kind] of [
        ['fresh', 'company-mail'],
        ['other', 'visitor-mail'],
        ['webhook', 'webhook'],
      ] as const) {
        const due = await claim(of);
        expect(due).toMatchObject({ delivery: { kind }, lead: { reference: lead.reference } });
        await store.markDelivered(due?.delivery.id ?? '', minutesLater(1));
        expect(await claim(of, minutesLater(9))).toBeUndefined();
      }
      expect((await store.findByReference(lead.reference))?.deliveries).toMatchObject([
        { status: 'delivered', attempts: 1, deliveredAt: minutesLater(1) },
        { status: 'delivered', attempts: 1, deliveredAt: minutesLater(1) },
        { status: 'delivered', attempts: 1, deliveredAt: minutesLater(1) },
      ]);
    });

    test('hands out what is tried again apart too: mails with other mails, webhooks with webhooks', async () => {
      await store.save(makeLead({ deliveries: ['company-mail', 'webhook'] }));
      for (const of of ['fresh', 'webhook'] as const) {
        const id = (await claim(of))?.delivery.id ?? '';
        await store.markAttemptFailed(id, AT, 'E', minutesLater(1));
      }
      expect(await claim('fresh', minutesLater(1))).toBeUndefined();
      expect((await claim('other', minutesLater(1)))?.delivery.kind).toBe('company-mail');
      expect(await claim('other', minutesLater(1))).toBeUndefined();
      expect((await claim('webhook', minutesLater(1)))?.delivery.kind).toBe('webhook');
    });

    test('hands a delivery to one caller only, whatever his clock says or another’s', async () => {
      await store.save(makeLead({ deliveries: ['company-mail'] }));
      const claims = await Promise.all(Array.from({ length: 10 }, () => claim('fresh')));
      expect(claims.filter(Boolean)).toHaveLength(1);
      for (const minutes of [-60, 4, 6, 60 * 24 * 400])
        expect(await claim('fresh', minutesLater(minutes))).toBeUndefined();
      const id = claims.find(Boolean)?.delivery.id ?? '';
      await store.markAttemptFailed(id, AT, 'E', minutesLater(1));
      expect((await claim('other', minutesLater(1)))?.delivery.id).toBe(id);
    });

    test('hands many out to many at once, each one time', async () => {
      for (let number = 0; number < 20; number += 1) {
        await store.save(makeLead({ deliveries: ['company-mail'] }));
      }
      const claims = await Promise.all(Array.from({ length: 30 }, () => claim('fresh')));
      const ids = claims.flatMap((due) => due?.delivery.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = [];
      for (let due = await claim('fresh'); due; due = await claim('fresh'))
        rest.push(due.delivery.id);
      expect(new Set([...ids, ...rest]).size).toBe(20);
    });

    test('lets no clock that was ahead delay what was never tried, or what it put off', async () => {
      const ahead = minutesLater(60 * 24 * 400);
      const lead = makeLead({ createdAt: ahead });
      await store.save(lead);
      const due = await claim('fresh');
      expect(due?.lead.reference).toBe(lead.reference);
      await store.markAttemptFailed(due?.delivery.id ?? '', AT, 'ECONNREFUSED', ahead);
      const kinds = [(await claim('other'))?.delivery.kind, (await claim('other'))?.delivery.kind];
      expect(kinds.sort()).toEqual(['company-mail', 'visitor-mail']);
    });

    test('passes over what it is told to, however much that is', async () => {
      await store.save(makeLead());
      await store.save(makeLead({ createdAt: minutesLater(-1) }));
      const [first, second] = [await claim('other'), await claim('other')];
      for (const due of [first, second]) {
        await store.markAttemptFailed(due?.delivery.id ?? '', AT, 'E', AT);
      }
      const others = Array.from({ length: 40_000 }, () => randomUUID());
      const third = await claim('other', AT, [...others, first?.delivery.id ?? '']);
      expect(third?.delivery.id).toBe(second?.delivery.id);
    });

    test('puts a failed attempt off, and after the last one parks it', async () => {
      const lead = makeLead({ deliveries: ['company-mail'] });
      await store.save(lead);
      const id = (await claim('fresh'))?.delivery.id ?? '';
      await store.markAttemptFailed(id, AT, 'ECONNREFUSED', minutesLater(2));
      expect(await claim('other', minutesLater(1))).toBeUndefined();
      expect((await claim('other', minutesLater(2)))?.delivery).toMatchObject({
        attempts: 1,
        lastError: 'ECONNREFUSED',
      });
      await store.markAttemptFailed(id, AT, 'EENVELOPE 550');
      expect(await claim('other', minutesLater(99))).toBeUndefined();
      expect((await store.findByReference(lead.reference))?.deliveries).toMatchObject([
        { status: 'parked', attempts: 2, lastError: 'EENVELOPE 550' },
      ]);
    });

    test('tells what is parked or late, and counts it', async () => {
      const [early, late] = [makeLead(), makeLead({ createdAt: minutesLater(30) })];
      for (const lead of [early, late]) await store.save(lead);
      const mail = await claim('fresh');
      await store.markAttemptFailed(mail?.delivery.id ?? '', AT, 'EENVELOPE 550');
      const { id: _any, ...parked } = (await store.troubles(minutesLater(-1), 9))[0] ?? {};
      expect(parked).toEqual({
        reference: early.reference,
        name: 'Willemijn van der Testhuizen',
        phone: PAYLOAD.phone,
        kind: 'company-mail',
        status: 'parked',
        attempts: 1,
        lastError: 'EENVELOPE 550',
        createdAt: AT,
      });
      expect(await store.troubles(minutesLater(10), 9)).toMatchObject([
        { reference: early.reference, kind: 'company-mail', status: 'parked' },
        { reference: early.reference, kind: 'visitor-mail', status: 'pending' },
      ]);
      expect(await store.troubles(minutesLater(40), 3)).toHaveLength(3);
      expect(await store.countUndelivered()).toEqual([
        { kind: 'company-mail', status: 'parked', count: 1 },
        { kind: 'company-mail', status: 'pending', count: 1 },
        { kind: 'visitor-mail', status: 'pending', count: 2 },
      ]);
    });

    test('tells no trouble of whom is forgotten meanwhile, parked or marked', async () => {
      const [parked, marked] = [makeLead(), makeLead({ spam: ['trap'], deliveries: [] })];
      for (const lead of [parked, marked]) await store.save(lead);
      const mail = await claim('fresh');
      await store.markAttemptFailed(mail?.delivery.id ?? '', AT, 'EENVELOPE 550');
      expect(await store.troubles(minutesLater(10), 9)).toHaveLength(2);
      await store.anonymise([parked.reference, marked.reference], AT);
      expect(await store.troubles(minutesLater(10), 9)).toEqual([]);
      expect(await store.markedSince(minutesLater(-9e6), 9)).toEqual([]);
    });

    test('of more troubles than are asked for names mails to the company first, then the newest', async () => {
      const leads = [0, 1, 2, 3].map((minutes) =>
        makeLead({
          createdAt: minutesLater(minutes),
          deliveries: minutes === 1 ? ['company-mail'] : ['visitor-mail'],
        }),
      );
      for (const lead of leads) await store.save(lead);
      for (const { id } of await store.troubles(minutesLater(9), 9))
        await store.markAttemptFailed(id, AT, 'E');
      expect((await store.troubles(AT, 3)).map(({ reference }) => reference)).toEqual(
        [1, 3, 2].map((at) => leads[at]?.reference),
      );
    });

    test('names no more what somebody has seen to, and tries it only when asked by name', async () => {
      const [seen, other] = [makeLead(), makeLead()];
      for (const lead of [seen, other]) await store.save(lead);
      expect(await store.settle(seen.reference, AT)).toBe(0);
      for (const { id } of await store.troubles(minutesLater(9), 9))
        await store.markAttemptFailed(id, AT, 'E');
      expect(await store.settle(seen.reference, AT)).toBe(2);
      expect(await store.settle('SR-000000', AT)).toBe(0);
      const named = (await store.troubles(AT, 9)).map(({ reference }) => reference);
      expect(named).toEqual([other.reference, other.reference]);
      expect((await store.findByReference(seen.reference))?.deliveries).toMatchObject([
        { status: 'settled', lastError: 'E' },
        { status: 'settled' },
      ]);
      expect(await store.redeliver(minutesLater(1))).toBe(2);
      const of = { reference: seen.reference, kinds: [] };
      expect(await store.redeliver(minutesLater(1), of)).toBe(2);
    });

    test('makes what is parked due again, of one lead also what it never had', async () => {
      const lead = makeLead({ deliveries: ['company-mail'] });
      await store.save(lead);
      const { reference } = lead;
      const kinds = ['company-mail', 'visitor-mail'] as const;
      const again = (of?: string) =>
        store.redeliver(minutesLater(1), of ? { reference: of, kinds } : undefined);
      expect(await again()).toBe(0);
      expect(await again('SR-000000')).toBe(0);
      await store.markAttemptFailed((await claim('fresh'))?.delivery.id ?? '', AT, 'E');
      expect(await again()).toBe(1);
      expect((await claim('fresh', minutesLater(1)))?.delivery.attempts).toBe(0);
      expect(await again(reference)).toBe(1);
      expect((await claim('other', minutesLater(1)))?.delivery.kind).toBe('visitor-mail');
      expect(await again(reference)).toBe(0);
    });

    test('makes what is put off due at once, and leaves alone what is due or done', async () => {
      const [late, done] = [makeLead(), makeLead({ deliveries: ['company-mail'] })];
      for (const lead of [late, done]) await store.save(lead);
      const first = await claim('fresh');
      await store.markAttemptFailed(first?.delivery.id ?? '', AT, 'E', minutesLater(60));
      const second = await claim('fresh');
      await store.markDelivered(second?.delivery.id ?? '', AT);
      expect(await claim('fresh', minutesLater(1))).toBeUndefined();
      expect(await store.redeliver(minutesLater(1))).toBe(1);
      expect((await claim('fresh', minutesLater(1)))?.delivery).toMatchObject({
        id: first?.delivery.id,
        attempts: 0,
      });
      expect(await store.redeliver(minutesLater(1))).toBe(0);
    });

    test('tells step by step what became of a lead, whatever became of others', async () => {
      const [lead, other] = [makeLead(), makeLead({ createdAt: minutesLater(1) })];
      for (const each of [lead, other]) await store.save(each);
      const historyOf = async ({ reference }: NewLead) =>
        (await store.findByReference(reference))?.history;
      const received = { at: AT, what: 'received' };
      expect(await historyOf(lead)).toEqual([received]);
      const company = (await claim('fresh'))?.delivery.id ?? '';
      const visitor = (await claim('other'))?.delivery.id ?? '';
      await store.markAttemptFailed(company, minutesLater(2), 'ECONNREFUSED', minutesLater(3));
      await store.markAttemptFailed(visitor, minutesLater(3), 'EENVELOPE 550');
      // As of a server whose note came late.
      await store.markAttemptFailed(company, minutesLater(1), 'ETIMEDOUT', minutesLater(4));
      expect(await store.redeliver(minutesLater(2))).toBe(2);
      await store.markAttemptFailed(visitor, minutesLater(5), 'EENVELOPE 551');
      await store.markDelivered(company, minutesLater(6));
      const kinds = ['company-mail', 'webhook'] as const;
      expect(await store.settle(lead.reference, minutesLater(7))).toBe(1);
      expect(
        await store.redeliver(minutesLater(8), { reference: lead.reference, kinds: [...kinds] }),
      ).toBe(2);
      const history = await historyOf(lead);
      const mail = { kind: 'company-mail' };
      const report = { kind: 'visitor-mail' };
      expect(history?.slice(0, 3)).toEqual([
        received,
        { at: minutesLater(1), what: 'failed', ...mail, code: 'ETIMEDOUT' },
        { at: minutesLater(2), what: 'failed', ...mail, code: 'ECONNREFUSED' },
      ]);
      // What is done to several at once has no order.
      expect(history?.slice(3)).toEqual(
        expect.arrayContaining([
          { at: minutesLater(2), what: 'redelivered', ...mail },
          { at: minutesLater(2), what: 'redelivered', ...report },
          { at: minutesLater(3), what: 'parked', ...report, code: 'EENVELOPE 550' },
          { at: minutesLater(5), what: 'parked', ...report, code: 'EENVELOPE 551' },
          { at: minutesLater(6), what: 'delivered', ...mail },
          { at: minutesLater(7), what: 'settled', ...report },
          { at: minutesLater(8), what: 'redelivered', ...report },
          { at: minutesLater(8), what: 'redelivered', kind: 'webhook' },
        ]),
      );
      expect(history).toHaveLength(11);
      const times = history?.map(({ at }) => at.getTime()) ?? [];
      expect(times).toEqual(times.toSorted((one, next) => one - next));
      expect(await historyOf(other)).toEqual([{ at: minutesLater(1), what: 'received' }]);
      for (const each of await store.list(100)) expect(each).not.toHaveProperty('history');
    });

    test('keeps what speaks against a lead, and names it until something is delivered about it', async () => {
      const submission = { ...PAYLOAD, full_name: 'Ali  Baba' };
      const marked = makeLead({ spam: ['trap', 'link'], deliveries: [], submission });
      for (const lead of [marked, makeLead()]) await store.save(lead);
      const { reference } = marked;
      const found = await store.findByReference(reference);
      expect(found?.lead.spam).toEqual(['trap', 'link']);
      expect(found?.history).toEqual([{ at: AT, what: 'received', code: 'trap,link' }]);
      const { phone } = PAYLOAD;
      expect(await store.markedSince(AT, 9)).toEqual([{ reference, name: 'Ali  Baba', phone }]);
      expect(await store.markedSince(minutesLater(1), 9)).toEqual([]);
      expect(await store.redeliver(AT, { reference, kinds: ['company-mail'] })).toBe(1);
      expect(await store.markedSince(AT, 9)).toEqual([]);
    });

    test('clears a lead of what speaks against it once, and delivers it then', async () => {
      const [marked, other] = [makeLead({ spam: ['trap', 'letters'], deliveries: [] }), makeLead()];
      for (const lead of [marked, other]) await store.save(lead);
      const kinds = ['company-mail', 'visitor-mail'] as const;
      const done = await Promise.all(
        [1974, 1975, 1976].map((bouwjaar) =>
          store.clear(marked.reference, kinds, minutesLater(1), { bouwjaar }),
        ),
      );
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(await store.clear(other.reference, kinds, AT)).toBe(false);
      expect(await store.clear('SR-000000', kinds, AT)).toBe(false);
      const found = await store.findByReference(marked.reference);
      expect(found?.lead).not.toHaveProperty('spam');
      expect(found?.history).toEqual([
        { at: AT, what: 'received', code: 'trap,letters' },
        { at: minutesLater(1), what: 'cleared', code: 'trap,letters' },
      ]);
      // What came with the one that cleared it.
      expect(found?.lead.registered).toEqual({ bouwjaar: 1974 + done.indexOf(true) });
      expect(found?.deliveries.map(({ kind, status }) => `${kind} ${status}`)).toEqual(
        kinds.map((kind) => `${kind} pending`),
      );
      expect(await store.markedSince(AT, 9)).toEqual([]);
    });

    test('remembers a word, and tells only the first that it is new', async () => {
      expect(await store.getMark('day')).toBeUndefined();
      const told = await Promise.all(['1', '1', '1'].map((day) => store.setMark('day', day)));
      expect(told.filter(Boolean)).toHaveLength(1);
      expect(await store.setMark('day', '2')).toBe(true);
      expect(await store.getMark('day')).toBe('2');
    });

    test('empties a lead of its person, for good, and leaves what can be counted', async () => {
      const old = makeLead({ createdAt: minutesLater(-60), mailbox: 'her' });
      const kept = makeLead({ mailbox: 'him', submission: { ...PAYLOAD, email: 'Him@x.example' } });
      for (const lead of [old, kept]) await store.save(lead);
      expect(await store.anonymiseOlder(AT, AT, 10)).toBe(1);
      expect(await store.anonymiseOlder(AT, AT, 10)).toBe(0);
      expect((await store.list(100)).map(({ lead }) => lead.reference)).toEqual([kept.reference]);
      expect(await store.findByReference(old.reference)).toBeUndefined();
      expect(await store.findByReportToken(old.reportToken, minutesLater(-99))).toBeUndefined();
      expect(await store.holds(old.submissionKey)).toBe(false);
      expect(await store.referencesOf('her', PAYLOAD.email)).toEqual([]);
      expect(await store.referencesOf('another', 'HIM@x.example ')).toEqual([kept.reference]);
      expect(await store.anonymise(await store.referencesOf('him', ''), AT)).toBe(1);
      expect(await store.anonymise([], AT)).toBe(0);
      expect(await store.countUndelivered()).toEqual([]);
      expect(await claim('fresh', minutesLater(9))).toBeUndefined();
    });

    test('forgets what happened with the person it happened to, also what is told too late', async () => {
      const [forgotten, kept] = [makeLead(), makeLead({ createdAt: minutesLater(1) })];
      for (const lead of [forgotten, kept]) await store.save(lead);
      const late = (await claim('other'))?.delivery.id ?? '';
      for (let times = 0; times < 2; times += 1) {
        const id = (await claim('fresh'))?.delivery.id ?? '';
        await store.markAttemptFailed(id, minutesLater(2), 'E', minutesLater(3));
      }
      // A lead of which something is left to point to has its old name still, and the database refuses a new one.
      expect(await store.anonymise([forgotten.reference], minutesLater(3))).toBe(1);
      await store.markAttemptFailed(late, minutesLater(4), 'E', minutesLater(5));
      expect(await store.redeliver(minutesLater(2))).toBe(1);
      expect((await store.findByReference(kept.reference))?.history).toHaveLength(3);
      expect(await store.anonymiseOlder(minutesLater(9), minutesLater(9), 9)).toBe(1);
    });

    test('forgets a mailbox of more leads than a statement takes values', async () => {
      const lead = makeLead();
      await store.save(lead);
      const others = Array.from({ length: 100_000 }, (_, number) => `SR-${number}`);
      expect(await store.anonymise([...others, lead.reference], AT)).toBe(1);
    });

    test('takes no address for the address of all who left none', async () => {
      await store.save(makeLead({ mailbox: 'called', submission: { ...PAYLOAD, email: '' } }));
      expect(await store.referencesOf('another', ' ')).toEqual([]);
      expect(await store.referencesOf('called', ' ')).toHaveLength(1);
    });

    test('knows who asked to be called by the number in the leads of a mailbox', async () => {
      const callBack = (phone: string, mailbox: string) =>
        makeLead({
          mailbox,
          submission: { ...PAYLOAD, form_type: 'call_back', email: '', phone } as LeadSubmission,
        });
      const own = makeLead({ mailbox: 'hers' });
      const housemate = makeLead({
        mailbox: 'his',
        submission: { ...PAYLOAD, email: 'him@x.example' },
      });
      const called = callBack(PAYLOAD.phone, 'her number');
      const other = callBack('+31687654321', 'another number');
      for (const lead of [own, housemate, called, other]) await store.save(lead);
      const found = [own.reference, called.reference].sort();
      expect((await store.referencesOf('hers', '')).sort()).toEqual(found);
      expect((await store.referencesOf('unknown', PAYLOAD.email)).sort()).toEqual(found);
      expect(await store.referencesOf('her number', '')).toEqual([called.reference]);
      // A number of somebody who is forgotten is nobody's.
      await store.anonymise(found, AT);
      expect(await store.referencesOf('hers', PAYLOAD.email)).toEqual([]);
    });

    test('knows the latest of its leads and purges', async () => {
      expect(await store.lastSeen()).toBeUndefined();
      await store.save(makeLead());
      expect(await store.lastSeen()).toEqual(AT);
      await store.noteForgotten({ at: minutesLater(9), act: 'erase', leads: 1, files: 0 });
      expect(await store.lastSeen()).toEqual(AT);
      await store.noteForgotten({ at: minutesLater(5), act: 'purge', leads: 0, files: 0 });
      expect(await store.lastSeen()).toEqual(minutesLater(5));
    });

    test('holds a key from when its lead is kept', async () => {
      expect(await store.holds('key')).toBe(false);
      await store.save(makeLead({ submissionKey: 'key' }));
      expect(await store.holds('key')).toBe(true);
      expect(await store.holds('other')).toBe(false);
    });

    describe('a limit', () => {
      const two = (of: LeadLimit['of']) => [{ of, most: 2, withinMs: 60 * 60_000 }] as const;
      const refusal = (of: LeadLimit['of'], minutes: number) =>
        expect.objectContaining({ name: 'TooManyLeadsError', of, retryAfterMs: minutes * 60_000 });

      test('on all leads refuses a new one beyond it until the oldest is out of its time', async () => {
        for (const minutes of [0, 10]) {
          const lead = makeLead({ createdAt: minutesLater(minutes), mailbox: randomUUID() });
          await store.save(lead, undefined, two('all'));
        }
        const beyond = makeLead({ createdAt: minutesLater(20), mailbox: randomUUID() });
        await expect(store.save(beyond, undefined, two('all'))).rejects.toEqual(refusal('all', 40));
        expect(await store.list(100)).toHaveLength(2);
        expect(await claim('fresh', minutesLater(30))).toBeDefined();
        const later = makeLead({ createdAt: minutesLater(60) });
        expect((await store.save(later, undefined, two('all'))).isNew).toBe(true);
      });

      test('on a mailbox counts its own leads only', async () => {
        for (const mailbox of ['full', 'full', 'other']) {
          await store.save(makeLead({ mailbox }), undefined, two('mailbox'));
        }
        const save = (mailbox: string) =>
          store.save(makeLead({ mailbox }), undefined, two('mailbox'));
        await expect(save('full')).rejects.toEqual(refusal('mailbox', 60));
        expect((await save('other')).isNew).toBe(true);
      });

      test.each([
        ['mailbox', () => 'one'],
        ['all', randomUUID],
      ] as const)('on %s is kept also when many leads come at once', async (of, newMailbox) => {
        const saves = Array.from({ length: 20 }, () =>
          store.save(makeLead({ mailbox: newMailbox() }), undefined, two(of)),
        );
        const kept = (await Promise.allSettled(saves)).filter(
          (each) => each.status === 'fulfilled',
        );
        expect(kept).toHaveLength(2);
        expect(await store.list(100)).toHaveLength(2);
      });

      test('does not hold for a repeat', async () => {
        const limits = two('all');
        const first = makeLead({ submissionKey: 'same' });
        for (const lead of [first, makeLead()]) await store.save(lead, undefined, limits);
        const repeat = await store.save(makeLead({ submissionKey: 'same' }), undefined, limits);
        expect(repeat).toEqual({ receipt: first.receipt, isNew: false });
      });

      test('does not count leads of a time to come, after the clock was put back', async () => {
        for (let number = 0; number < 2; number += 1) {
          await store.save(makeLead({ createdAt: minutesLater(30) }));
        }
        expect((await store.save(makeLead(), undefined, two('all'))).isNew).toBe(true);
      });
    });

    test('adds up counts of the same day, kind of page, name and bar', async () => {
      const lcp = { day: '2026-11-20', template: 'home', name: 'LCP', bucket: 30, count: 2 };
      const view = { ...lcp, name: 'page-view', bucket: 0 };
      await store.addCounts([lcp, view, { ...lcp, bucket: 31 }]);
      await Promise.all([
        store.addCounts([lcp, { ...lcp, template: 'town' }]),
        store.addCounts([
          { ...view, day: '2026-11-21' },
          { ...lcp, day: '2026-11-19' },
        ]),
      ]);
      expect(await store.countsSince('2026-11-20')).toEqual([
        { template: 'home', name: 'LCP', bucket: 30, count: 4 },
        { template: 'home', name: 'LCP', bucket: 31, count: 2 },
        { template: 'home', name: 'page-view', bucket: 0, count: 4 },
        { template: 'town', name: 'LCP', bucket: 30, count: 2 },
      ]);
      expect(await store.countsSince('2026-11-22')).toEqual([]);
    });

    test('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}
