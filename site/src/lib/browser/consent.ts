/** What a visitor agreed to besides what the site needs to work. */
export interface Consent {
  /** How the site is used. */
  statistics: boolean;
  /** Whether an advertisement led to a request. */
  marketing: boolean;
}

export const NO_CONSENT: Consent = { statistics: false, marketing: false };

const NAME = 'sens-cookiekeuze';

/** What was asked; a choice about something else is asked again. */
const VERSION = 'v1';

/** Half a year: then it is asked again. */
const MAX_AGE_S = 182 * 24 * 60 * 60;

/** The container that this page may load after consent; without one there is nothing to consent to. */
export const tagContainer = (): string | undefined => document.documentElement.dataset.gtm;

const KINDS = [
  ['statistics', 'statistiek'],
  ['marketing', 'marketing'],
] as const;

function parse(value: string): Consent | undefined {
  const [version, ...words] = value.split('.');
  if (version !== VERSION) return undefined;
  const [statistics = false, marketing = false] = KINDS.map(([, word]) => words.includes(word));
  return { statistics, marketing };
}

/** Cookies that are switched off are read as none, or throw. */
function cookie(): string | undefined {
  try {
    const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
    return pairs.find(([name]) => name === NAME)?.[1];
  } catch {
    return undefined;
  }
}

/** The visitor's choice; nothing before there is one, or when it was about something else. */
export function readConsent(): Consent | undefined {
  return parse(cookie() ?? '') ?? window.sensConsent;
}

/** Keeps a choice for half a year; where no cookie can be kept, for this page. */
export function keepConsent(consent: Consent): void {
  window.sensConsent = consent;
  const words = KINDS.flatMap(([kind, word]) => (consent[kind] ? [word] : []));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    const line = `${NAME}=${[VERSION, ...words].join('.')}; Path=/; Max-Age=${MAX_AGE_S}`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = `${line}; SameSite=Lax${secure}`;
  } catch {
    // The choice holds on this page, and is asked again on the next.
  }
}

/** Tells whether the visitor agreed to one kind, on a page that could ask for it. */
export const agreedTo = (kind: keyof Consent): boolean =>
  tagContainer() !== undefined && readConsent()?.[kind] === true;
