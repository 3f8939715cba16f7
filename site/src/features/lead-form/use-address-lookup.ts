import { type Address, addressSchema, RESULT_CACHE_MS } from '@sens/contract';
import { type RefObject, useRef, useState } from 'react';
import { requestJson } from '#lib/browser/request.ts';
import { readForm } from './form-state.ts';

const cache = new Map<string, { at: number; address: Address }>();

async function findAddress(postcode: string, huisnummer: string): Promise<Address | undefined> {
  const query = new URLSearchParams({ postcode, huisnummer }).toString();
  const known = cache.get(query);
  if (known && Date.now() - known.at < RESULT_CACHE_MS) return known.address;
  // The visitor may simply type the address, so one quick try is enough here.
  const address = await requestJson(
    `/functions/v1/address?${query}`,
    {},
    { retries: 0, timeoutMs: 4_000 },
  )
    .then((body) => addressSchema.parse(body))
    .catch(() => undefined);
  if (address) cache.set(query, { at: Date.now(), address });
  return address;
}

export type AddressStatus = 'idle' | 'busy' | 'filled';

/**
 * Fills street and town from postcode and house number, and never over what the visitor typed.
 * Without an answer nothing changes: the visitor types them.
 */
export function useAddressLookup(form: RefObject<HTMLFormElement | null>) {
  const [status, setStatus] = useState<AddressStatus>('idle');
  const filled = useRef<Partial<Address>>({});
  const asked = useRef('');

  /** Fills a field that is empty or holds what we filled before; typing in it then replaces it. */
  function fill(name: keyof Address, value: string): boolean {
    const control = form.current?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) return false;
    const untouched = control.value === '' || control.value === filled.current[name];
    if (!untouched) return false;
    control.value = value;
    filled.current[name] = value;
    if (control === document.activeElement) control.select();
    // As if typed: the draft keeps it, and an error under the field goes.
    control.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  }

  async function lookUp(): Promise<void> {
    if (!form.current) return;
    const { postcode: typed = '', huisnummer: number = '' } = readForm(form.current);
    const postcode = typed.replace(/\s/g, '').toUpperCase();
    const huisnummer = number.trim();
    if (!/^[1-9]\d{3}[A-Z]{2}$/.test(postcode) || !/^[1-9]\d{0,4}$/.test(huisnummer)) return;
    const question = `${postcode} ${huisnummer}`;
    if (question === asked.current) return;
    asked.current = question;
    setStatus('busy');
    const address = await findAddress(postcode, huisnummer);
    if (question !== asked.current) return;
    // No such address, or no answer: leaving the field once more asks again.
    if (!address) asked.current = '';
    const straat = address && fill('straat', address.straat);
    const woonplaats = address && fill('woonplaats', address.woonplaats);
    setStatus(straat || woonplaats ? 'filled' : 'idle');
  }

  return { status, lookUp };
}
