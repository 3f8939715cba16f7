import { type Consent, NO_CONSENT, tagContainer } from '#lib/browser/consent.ts';

const ask = (isAgreed: boolean) => (isAgreed ? 'granted' : 'denied');

/** A choice as Google's Consent Mode (version 2) has it. */
const signals = ({ statistics, marketing }: Consent) => ({
  analytics_storage: ask(statistics),
  ad_storage: ask(marketing),
  ad_user_data: ask(marketing),
  ad_personalization: ask(marketing),
});

/** The data layer takes commands as the arguments of a function, not as a list. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Tag Manager knows a command by it
  window.dataLayer?.push(arguments);
}

let isLoaded = false;

/** Whether Google's script runs on this page: it cannot be taken out again. */
export const areTagsLoaded = (): boolean => isLoaded;

/** Says before anything else that nothing is agreed to; a list in this page, which nobody reads yet. */
export function denyFirst(): void {
  window.dataLayer ??= [];
  gtag('consent', 'default', signals(NO_CONSENT));
}

/** Loads the container, or tells the one that is there of another choice. */
export function loadTags(consent: Consent): void {
  gtag('consent', 'update', signals(consent));
  if (isLoaded) return;
  isLoaded = true;
  window.gtag = gtag;
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${tagContainer()}`;
  document.head.append(script);
}

/** What Google keeps in cookies of this site: Analytics, and the clicks on advertisements. */
const KEPT = /^_(?:ga|gid|gat|gac|gcl)/;

/** Removes what was kept after an earlier choice, on this host and on those above it. */
export function forgetTags(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, from) => `; Domain=${labels.slice(from).join('.')}`);
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    for (const domain of KEPT.test(name) ? ['', ...domains] : []) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}
