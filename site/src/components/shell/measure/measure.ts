import {
  type Counted,
  type Measured,
  pageTemplate,
  TOOL_NAMES,
  VITALS_PATH,
  type Vital,
} from '@sens/contract';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { count } from '#lib/browser/count.ts';

const template = () =>
  document.documentElement.dataset.view === 'report'
    ? 'report'
    : pageTemplate(
        location.pathname,
        document.querySelector('meta[property="og:type"][content="article"]') !== null,
      );

/** A tenth of a millisecond, and of a layout shift a ten-thousandth: nobody is known by more. */
const rounded = ({ name, value }: Metric) =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value * 10) / 10;

/** The speed of this page view, until it is sent: once, as the browser tells it when it is first left. */
let vitals: Measured['vitals'] = {};
let areSent = false;

const keep = (metric: Metric) => {
  if (!areSent) vitals[metric.name as Vital] = rounded(metric);
};

function takeCounts(): Measured['counts'] {
  const counts: Measured['counts'] = {};
  for (const step of window.sensCounted ?? []) counts[step] = (counts[step] ?? 0) + 1;
  window.sensCounted = [];
  return counts;
}

/** Leaves what was measured behind. Whether it arrives is nothing to the page or its visitor. */
function send(): void {
  const measured: Measured = { template: template(), vitals, counts: takeCounts() };
  const isEmpty = [measured.vitals, measured.counts].every(
    (part) => Object.keys(part).length === 0,
  );
  if (isEmpty) return;
  vitals = {};
  areSent = true;
  const body = new Blob([JSON.stringify(measured)], { type: 'application/json' });
  navigator.sendBeacon?.(VITALS_PATH, body);
}

const LEAD_FORM = 'form[action$="/submit-lead"]';

/** Counts a form that is begun and a tool that is used, once per page view. */
function followTyping(): void {
  const seen = new Set<string>();
  const once = (step: Counted) => {
    if (!seen.has(step)) count(step);
    seen.add(step);
  };
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(LEAD_FORM)) once('form-start');
    const name = target.closest<HTMLElement>('[data-tool]')?.dataset.tool;
    const tool = TOOL_NAMES.find((each) => each === name);
    if (tool) once(`tool-use:${tool}`);
  });
}

function begin(): void {
  count('page-view');
  // Every change: going on to another page, one is told of `pagehide` before the library tells its last.
  for (const watch of [onLCP, onINP, onCLS, onTTFB, onFCP]) watch(keep, { reportAllChanges: true });
  followTyping();
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    areSent = false;
    count('page-view');
  });
}

/** Measures this page view without cookies; a page that was only prepared is none until it is shown. */
export function measure(): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
