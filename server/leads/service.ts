import { randomUUIDv7 } from 'node:crypto';
import {
  CALL_BACK,
  houseTold,
  type LeadReceipt,
  type LeadSubmission,
  PROOF_BITS,
  type Registered,
  reportPath,
} from '@sens/contract';
import { newReference, newReportToken } from '#leads/store/reference.ts';
import type { LookUpDwelling } from '#registers/registers.ts';
import { deliveriesFor } from './deliveries-of.ts';
import { toFingerprint, toMailbox, toSubmissionKey } from './fingerprint.ts';
import { isInDoubt } from './store/doubt.ts';
import {
  type DeliveryKind,
  type Lead,
  type LeadLimit,
  type LeadStore,
  type NewLead,
  ReferenceTakenError,
  type Saved,
} from './store/store.ts';

/** Without a key of its own, an equal submission within this time is the same one: a double click. */
const SAME_WITHIN_MS = 10 * 60_000;

/** A billion references: even one collision is rare, five in a row means that something is broken. */
const REFERENCE_TRIES = 5;

/** How a submission came in. */
export interface Arrival {
  idempotencyKey?: string | undefined;
  spam?: readonly string[];
}

/** Takes a visitor's request in. */
export interface LeadService {
  /**
   * Keeps a checked submission, once.
   * @param how the client's name for this submission, when it gave one; and what speaks against it: a
   * suspected one is kept and marked, and nothing is delivered until somebody says so
   * @returns the receipt; a repeat gets the first one's
   * @throws StoreUnavailableError when it could not be kept
   * @throws TooManyLeadsError when it is a new one beyond a limit
   */
  take(submission: LeadSubmission, how?: Arrival): Promise<Saved>;
  /**
   * Has a request that was in doubt delivered after all, as if nothing had spoken against it; once. The registers
   * are asked first, as they were not when it came in.
   * @returns what they hold of the house; nothing when the request no longer waited
   */
  release(
    lead: Pick<Lead, 'reference' | 'submission'>,
  ): Promise<{ registered?: Registered } | undefined>;
  /** Tells whether a submission of this name is kept, so that another one is a repeat. */
  knows(idempotencyKey: string): Promise<boolean>;
}

export interface LeadServiceParts {
  store: LeadStore;
  /** Called after a new lead is safe, to have it delivered. */
  onStored: () => void;
  /** What is to be delivered about a new lead. */
  deliveries: readonly DeliveryKind[];
  /** What the registers hold of the dwelling; it waits for them no longer than a visitor would. */
  lookUpDwelling?: LookUpDwelling;
  /** For new leads; a repeat has none. */
  limits?: readonly LeadLimit[];
  /** The clock. */
  now?: () => Date;
}

/** The one way in for a lead, whatever it came by. */
export function createLeadService(parts: LeadServiceParts): LeadService {
  const { store, onStored, deliveries, limits, lookUpDwelling, now = () => new Date() } = parts;
  const askRegisters = async (submission: LeadSubmission) =>
    submission.form_type === 'energy_report' ? lookUpDwelling?.(submission) : undefined;
  return {
    knows: (idempotencyKey) => store.holds(toSubmissionKey(idempotencyKey)),
    async release({ reference, submission }) {
      const kinds = deliveriesFor(submission, deliveries);
      const registered = await askRegisters(submission);
      const wasWaiting = await store.clear(reference, kinds, now(), registered);
      if (!wasWaiting) return undefined;
      onStored();
      return registered ? { registered } : {};
    },
    async take(submission, { idempotencyKey, spam = [] } = {}) {
      const createdAt = now();
      const registered = spam.length === 0 ? await askRegisters(submission) : undefined;
      const sameSince = new Date(createdAt.getTime() - SAME_WITHIN_MS);
      for (let tries = 1; ; tries += 1) {
        try {
          const lead = {
            ...newLead(submission, createdAt, idempotencyKey, registered, isInDoubt(spam)),
            ...(spam.length > 0
              ? { spam, deliveries: [] }
              : { deliveries: deliveriesFor(submission, deliveries) }),
          };
          const saved = await store.save(lead, idempotencyKey ? undefined : sameSince, limits);
          if (saved.isNew) onStored();
          return saved;
        } catch (error) {
          if (!(error instanceof ReferenceTakenError) || tries === REFERENCE_TRIES) throw error;
        }
      }
    },
  };
}

function refinedBefore({ woningtype, bouwjaar, energy_data: energy }: LeadSubmission, at: Date) {
  const form = { woningtype, bouwjaar, monthlyBill: energy.current_energy_costs };
  const answers = houseTold(energy.house_answers, form);
  return answers ? { refined: { answers, at } } : {};
}

function newLead(
  submission: LeadSubmission,
  createdAt: Date,
  idempotencyKey?: string,
  registered?: Registered,
  needsProof = false,
): Omit<NewLead, 'deliveries'> {
  // By time, as those of the deliveries: what is new stands at the end of each index.
  const id = randomUUIDv7();
  const reference = newReference();
  const reportToken = newReportToken();
  const known = registered ? { registered } : {};
  const receipt: LeadReceipt = {
    ok: true,
    reference,
    reportPath: reportPath(reportToken),
    ...known,
    ...(needsProof && submission.form_type !== CALL_BACK ? { proof: PROOF_BITS } : {}),
  };
  return {
    id,
    reference,
    createdAt,
    reportToken,
    submission,
    ...known,
    ...refinedBefore(submission, createdAt),
    ...(submission.consent_version ? { consentAt: createdAt } : {}),
    submissionKey: idempotencyKey ? toSubmissionKey(idempotencyKey) : `none:${id}`,
    fingerprint: toFingerprint(submission),
    mailbox: toMailbox(submission.email || submission.phone),
    receipt,
  };
}
