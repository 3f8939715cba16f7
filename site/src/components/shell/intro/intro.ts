import markup from 'virtual:intro-markup';
import { isFree, overlayOpened } from '#lib/browser/overlays.ts';
import styles from './intro.css?inline';
import { LASTS_MS, PERCENTAGES, phaseAt, turnsAt } from './preloader.ts';

/** It is gone by then, whatever happens (spec, section 4). */
const ENDS_AFTER_MS = 2_000;

/** Whoever has had the page for so long has begun to read: nothing is laid over that any more. */
const TOO_LATE_MS = 1_000;

const FADE_MS = 200;

/** Each of these says that somebody wants the page and not its introduction. */
const ENDS = ['pointerdown', 'click', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

const PAINT = 'first-contentful-paint';

const msSincePaint = () =>
  performance.now() - (performance.getEntriesByName(PAINT)[0]?.startTime ?? 0);

/** Before the first paint there is nothing that the intro could lie over. */
const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(PAINT).length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** The intro with its styles in a shadow tree, where the page's styles have no part in it. */
function shaded(): { intro: HTMLElement; inside: ShadowRoot } {
  const intro = document.createElement('div');
  intro.className = 'intro';
  intro.setAttribute('aria-hidden', 'true');
  const inside = intro.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  inside.adoptedStyleSheets = [sheet];
  inside.innerHTML = markup;
  return { intro, inside };
}

/** At each percentage all that moves jumps to where it then stands. */
const stepAt = (place: number) => ({ offset: place / PERCENTAGES.length, easing: 'step-end' });

/** Sets ring, percentage and phases going; once, as the browser does the rest beside the page's own thread. */
function move(inside: ShadowRoot): void {
  const animate = (selector: string, frameAt: (percent: number, place: number) => Keyframe) =>
    inside.querySelector(selector)?.animate(
      PERCENTAGES.map((percent, place) => ({ ...frameAt(percent, place), ...stepAt(place) })),
      { duration: LASTS_MS, fill: 'both' },
    );
  animate('.right i', (percent) => ({ rotate: `${turnsAt(percent).right}deg` }));
  animate('.left i', (percent) => ({ rotate: `${turnsAt(percent).left}deg` }));
  animate('p span', (_percent, place) => ({ translate: `0 ${-1.5 * place}em` }));
  for (const phase of ['wind', 'solar', 'nature'] as const) {
    animate(`[data-phase="${phase}"]`, (percent) => ({
      opacity: phaseAt(percent) === phase ? 1 : 0.7,
    }));
  }
}

function play({ intro, inside }: ReturnType<typeof shaded>): void {
  const stop = new AbortController();
  const end = () => {
    stop.abort();
    clearTimeout(steps);
    intro.remove();
    closed();
  };
  const closed = overlayOpened('intro', end);
  for (const name of ENDS) {
    addEventListener(name, end, { capture: true, passive: true, signal: stop.signal });
  }
  setTimeout(end, Math.max(0, ENDS_AFTER_MS - msSincePaint()));

  move(inside);
  const steps = setTimeout(() => {
    intro.dataset.done = '';
    setTimeout(end, FADE_MS);
  }, LASTS_MS);
  document.body.append(intro);
}

const stirred = new AbortController();
for (const name of ENDS) {
  addEventListener(name, () => stirred.abort(), { capture: true, signal: stirred.signal });
}
if (performance.getEntriesByName(PAINT).length === 0) await painted();
/** Whoever opened a menu or is in a field did so before this script came to hear of it. */
const isBusy = () =>
  !isFree() ||
  document.querySelector(':popover-open, dialog[open]') !== null ||
  ![null, document.body].includes(document.activeElement as HTMLElement | null);
const isReading = stirred.signal.aborted || scrollY > 0 || msSincePaint() > TOO_LATE_MS || isBusy();
stirred.abort();
if (!isReading) play(shaded());
