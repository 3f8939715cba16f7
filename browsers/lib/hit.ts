import { expect } from 'vitest';
import type { Tab } from './tab.ts';

const PRESSES = 3;

/** Runs in the page: notes what the next press lands on. */
function noteNextPress(selector: string): void {
  const { dataset } = document.documentElement;
  dataset.pressed = 'nothing';
  addEventListener(
    'click',
    ({ target }) => {
      const element = target as Element;
      dataset.pressed = element.closest(selector) ? '' : element.outerHTML.slice(0, 120);
    },
    { capture: true, once: true },
  );
}

/** What the press landed on besides the element it was meant for; nothing when it hit, or when it led to another page. */
const landedOn = (ask: Tab['ask']): Promise<string | undefined> =>
  ask(() => document.documentElement.dataset.pressed).catch(() => undefined);

/**
 * Presses as people do: who sees that a press has missed, as the page moved under it, presses once more.
 * What it landed on instead is said: a page that moves under a finger may be a fault.
 * @param press one press on the middle of the element
 * @throws when no press lands on it
 */
export async function untilHit(
  ask: Tab['ask'],
  selector: string,
  press: () => Promise<void>,
): Promise<void> {
  for (let left = PRESSES; left > 0; left -= 1) {
    await ask(noteNextPress, selector);
    await press();
    const other = await landedOn(ask);
    if (!other) return;
    console.warn(`The press on ${selector} landed on ${other}.`);
  }
  throw new Error(`No press lands on ${selector}.`);
}

/** Ticks a choice of a form. */
export async function choose(tab: Tab, value: string): Promise<void> {
  const isChosen = () =>
    tab.ask(
      (css) => document.querySelector<HTMLInputElement>(css)?.checked ?? false,
      `form [value="${value}"]`,
    );
  await tab.click(`form label:has([value="${value}"])`);
  await expect.poll(isChosen, { message: `"${value}" is chosen` }).toBe(true);
}
