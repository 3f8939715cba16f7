let warned = false;

/** Storage that is switched off is logged once, and no more than that (spec, section 8). */
function warn(): void {
  if (!warned) console.warn('sessionStorage is not available');
  warned = true;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a value that this tab kept. Never throws: a visitor who switched storage off only loses the
 * comfort of it. What does not fit (an older version of the site, somebody's own hand) is dropped, so
 * that it cannot come back at every page of this tab.
 */
export function readSession<T>(key: string, fits: (value: unknown) => value is T): T | undefined {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(key);
  } catch {
    return undefined;
  }
  if (text === null) return undefined;
  const value = parsed(text);
  if (fits(value)) return value;
  // The value itself may be personal: it is not logged.
  console.warn(`${key} did not fit and was dropped`);
  clearSession(key);
  return undefined;
}

/** Tells whether a value is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** Tells whether a value is an object with names, and nothing else that JSON knows. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tells whether a value is an object with nothing but texts. */
export const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string');

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
