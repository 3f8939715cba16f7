import {
  type Consent,
  keepConsent,
  NO_CONSENT,
  readConsent,
  tagContainer,
} from '#lib/browser/consent.ts';
import { focusContent } from '#lib/browser/focus-content.ts';
import { followHeight } from '#lib/browser/follow-height.ts';
import { notify } from '#lib/browser/notice.ts';
import { overlayOpened, whenFree } from '#lib/browser/overlays.ts';
import { addStyles } from '#lib/browser/style-sheet.ts';
import { made } from '../later/parts.ts';
import styles from './consent.css?inline';
import { CONSENT_KEPT, NOTHING_TO_CHOOSE } from './copy.ts';
import { loadConsentParts } from './parts.ts';
import { areTagsLoaded, denyFirst, forgetTags, loadTags } from './tags.ts';

const ALL: Consent = { statistics: true, marketing: true };

const isAny = (consent: Consent | undefined) => Boolean(consent?.statistics || consent?.marketing);

/** A page that shows a report, or was reached with personal data in its address, loads nothing of others. */
const isPersonal = () =>
  document.documentElement.dataset.view === 'report' || window.sensQuery !== undefined;

/** Acts on a choice. What an ad blocker put in the place of the data layer stops nothing else. */
function follow(consent: Consent | undefined): void {
  if (!consent || !isAny(consent)) {
    if (!areTagsLoaded()) return;
    forgetTags();
    // A script that runs cannot be taken out: the page begins again without it.
    location.reload();
    return;
  }
  if (!isPersonal()) loadTags(consent);
}

interface Parts {
  banner: HTMLElement;
  centre: HTMLDialogElement;
}

let prepared: Promise<Parts> | undefined;

async function prepare(): Promise<Parts> {
  const { banner, centre } = await loadConsentParts();
  addStyles(styles);
  const parts = { banner: made(banner), centre: made<HTMLDialogElement>(centre) };
  parts.banner.addEventListener('click', (event) => onChoice(event, parts));
  parts.centre.addEventListener('click', (event) => {
    if (event.target === parts.centre) parts.centre.close();
    else onChoice(event, parts);
  });
  document.body.append(parts.centre);
  return parts;
}

async function getParts(): Promise<Parts> {
  prepared ??= prepare();
  return await prepared.catch((error: unknown) => {
    prepared = undefined;
    throw error;
  });
}

let bannerClosed: (() => void) | undefined;

/** The last lines of the page stay clear of the banner: what one reads before one chooses stands there. */
const makeRoom = (px: number) => `body{--banner-height:${px}px}`;

/** Stands early in the page, after the link that skips to its content; the eye finds it at the bottom. */
function showBanner({ banner }: Parts, focus?: string): void {
  if (readConsent() || bannerClosed) return;
  document.getElementById('inhoud')?.parentElement?.querySelector('a')?.after(banner);
  const takeRoomAway = followHeight(banner, makeRoom);
  const closed = overlayOpened('consent', () => {
    hideBanner({ banner });
    whenFree(() => void getParts().then((parts) => showBanner(parts)));
  });
  bannerClosed = () => {
    takeRoomAway();
    closed();
  };
  if (focus) banner.querySelector<HTMLElement>(`[data-choice="${focus}"]`)?.focus();
}

function hideBanner({ banner }: Pick<Parts, 'banner'>): void {
  const closed = bannerClosed;
  bannerClosed = undefined;
  banner.remove();
  closed?.();
}

/** Opens the centre with the choice as it is; closed without one, a banner that stood there comes back. */
function openCentre(parts: Parts): void {
  const { centre } = parts;
  if (centre.open) return;
  const fromBanner = bannerClosed !== undefined;
  if (fromBanner) hideBanner(parts);
  const consent = readConsent() ?? NO_CONSENT;
  for (const box of centre.querySelectorAll('input')) {
    box.checked = consent[box.name as keyof Consent];
  }
  const closed = overlayOpened('consent', () => centre.close());
  centre.addEventListener(
    'close',
    () => {
      closed();
      if (fromBanner) whenFree(() => showBanner(parts, 'choose'));
    },
    { once: true },
  );
  centre.showModal();
}

/** What a button of the banner or the centre stands for. */
function chosen(choice: string, { centre }: Parts): Consent {
  if (choice === 'accept') return ALL;
  if (choice === 'refuse') return NO_CONSENT;
  const ticked = (name: keyof Consent) =>
    centre.querySelector<HTMLInputElement>(`[name="${name}"]`)?.checked === true;
  return { statistics: ticked('statistics'), marketing: ticked('marketing') };
}

function onChoice({ target }: Event, parts: Parts): void {
  const choice = (target as Element).closest<HTMLElement>('[data-choice]')?.dataset.choice;
  if (choice === 'choose') openCentre(parts);
  else if (choice === 'close') parts.centre.close();
  else if (choice) {
    const consent = chosen(choice, parts);
    keepConsent(consent);
    hideBanner(parts);
    parts.centre.close();
    // Back at the link that opened the centre, unless that was the banner.
    if (document.activeElement === document.body) focusContent();
    notify(CONSENT_KEPT);
    follow(consent);
  }
}

/** Begins on a page with something to consent to: asks when there is no choice yet, else acts on it. */
async function start(): Promise<void> {
  // Where no cookie can be kept one would be asked on every page: that is a refusal.
  if (!navigator.cookieEnabled) return;
  denyFirst();
  const consent = readConsent();
  if (consent) follow(consent);
  else if (!isPersonal()) {
    const parts = await getParts();
    whenFree(() => showBanner(parts));
  }
  // Chosen in another tab meanwhile, or on a later page before one came back.
  const catchUp = async () => {
    const now = readConsent();
    if (!now) return;
    if (bannerClosed) hideBanner(await getParts());
    follow(now);
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void catchUp();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void catchUp();
  });
}

/** A page that was only prepared asks and loads nothing until it is shown. */
export function begin(): void {
  const go = () => void start().catch(console.warn);
  if (document.prerendering) document.addEventListener('prerenderingchange', go, { once: true });
  else go();
}

/** Opens the preference centre; where there is nothing to choose, the page that says so, which this one may be. */
export async function open(opener: HTMLAnchorElement): Promise<void> {
  if (tagContainer()) return openCentre(await getParts());
  if (opener.pathname === location.pathname) notify(NOTHING_TO_CHOOSE);
  location.assign(opener.href);
}
