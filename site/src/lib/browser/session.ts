/** Session storage that never throws: a visitor who switched it off only loses the comfort of it. */
export function readSession<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Keeps a value for this tab. */
export function writeSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    console.warn('sessionStorage is not available');
  }
}

/** Forgets a value of this tab. */
export function clearSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    console.warn('sessionStorage is not available');
  }
}

/** Names under which this site keeps things in the tab. */
export const SESSION_KEYS = {
  draft: 'sens:draft',
  receipt: 'sens:receipt',
  report: 'sens:report',
} as const;
