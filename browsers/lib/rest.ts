import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab } from './tab.ts';

const RESTS_WITHIN_MS = 5_000;
/** Time enough for parts above it to be laid out, at which it moves. */
const LOOKED_AT_EACH_MS = 120;

/** A place on the screen, in CSS px from its left upper corner. */
export type Place = readonly [x: number, y: number];

/**
 * Scrolls to an element, to the middle of the screen: nothing that stays in place lies over it there.
 * Runs in the page.
 * @returns the middle of its first line, or nothing while there is none that can be clicked
 */
function bringIntoView(selector: string): Place | null {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const line = [...(element?.getClientRects() ?? [])].find(({ width, height }) => width * height);
  // What is folded in has a place too.
  if (!line || !element?.checkVisibility() || element.matches(':disabled')) return null;
  return [line.x + line.width / 2, line.y + line.height / 2];
}

/**
 * Brings an element before the eyes and waits until it rests: a click would miss what slides in.
 * @returns where its middle is
 * @throws when there is none, or when it goes on moving
 */
export async function atRest(ask: Tab['ask'], selector: string): Promise<Place> {
  const deadline = performance.now() + RESTS_WITHIN_MS;
  let before: Place | null = null;
  for (;;) {
    const now = await ask(bringIntoView, selector);
    if (now && now.join() === before?.join()) return now;
    if (performance.now() > deadline) throw new Error(`${selector} does not come to rest`);
    before = now;
    await sleep(LOOKED_AT_EACH_MS);
  }
}
