import type { Address } from '@sens/contract';
import { createRegister, type RegisterPatience } from '#http/register.ts';
import { type AddressQuestion, askPdok } from './pdok.ts';

/** Finds an address; rejects when the register cannot be asked right now. */
export type LookUpAddress = (question: AddressQuestion) => Promise<Address | undefined>;

/** The address register: while it is down, a visitor hears so at once and types the street in. */
export const createLookup = ({
  pdokUrl,
  ...patience
}: RegisterPatience & { pdokUrl: string }): LookUpAddress =>
  createRegister<AddressQuestion, Address>({
    ...patience,
    ask: (question, signal) => askPdok(pdokUrl, question, signal),
    keyOf: ({ postcode, huisnummer }) => `${postcode} ${huisnummer}`,
  });
