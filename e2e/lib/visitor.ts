import { randomUUID } from 'node:crypto';
import { KNOWN_ADDRESS } from './pdok.ts';

/** What a visitor fills in, by field name. */
export interface Visitor {
  naam: string;
  email: string;
  telefoon: string;
  postcode: string;
  huisnummer: string;
  straat: string;
  woonplaats: string;
  woningtype: string;
  bouwjaar: string;
  monthlyBill: string;
}

/** A new visitor with an e-mail address of their own, by which their lead is found. */
export const visitor = (): Visitor => ({
  naam: 'Jan de Vries',
  email: `jan-${randomUUID()}@voorbeeld.example`,
  telefoon: '612345678',
  // Typed before postcode and number, so that the lookup finds nothing left to fill in.
  straat: KNOWN_ADDRESS.straat,
  woonplaats: KNOWN_ADDRESS.woonplaats,
  postcode: KNOWN_ADDRESS.postcode,
  huisnummer: KNOWN_ADDRESS.huisnummer,
  woningtype: 'hoekwoning',
  bouwjaar: '1974',
  monthlyBill: '230',
});
