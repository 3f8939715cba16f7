/** Session storage that never throws: a visitor who switched it off only loses the comfort of it. */
export function readSession<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

let warned = false;

/** Storage that is switched off is logged once, and no more than that (spec, section 8). */
function warn(): void {
  if (!warned) console.warn('sessionStorage is not available');
  warned = true;
}

/** Keeps a value for this tab; false when it could not. */
export function writeSession(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    warn();
    return false;
  }
}

/** Forgets a value of this tab. */
export function clearSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    warn();
  }
}

/** Names under which this site keeps things in the tab. */
export const SESSION_KEYS = {
  draft: 'sens:draft',
  submission: 'sens:submission',
  receipt: 'sens:receipt',
  query: 'sens:query',
  report: 'sens:report',
  house: 'sens:house',
} as const;
