import { expect } from 'vitest';

export interface Size {
  width: number;
  height: number;
}

/** One tab of a browser, used as a visitor uses it: with a pointer and keys. */
export interface Tab {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes to the page before; what a page is asked while it goes may never be answered. */
  back(): Promise<void>;
  /** Makes the page this large, without what the browser draws around it, or as near as it can. */
  resize(size: Size): Promise<void>;
  /** Scrolls to an element and clicks in its middle. */
  click(selector: string): Promise<void>;
  /** Goes into a field and types over what stands in it. */
  type(selector: string, words: string): Promise<void>;
  /** Presses a key wherever the keyboard is. */
  press(key: 'Escape' | 'Tab' | 'Enter'): Promise<void>;
  /** What a function says that runs in the page; it sees nothing but its arguments. */
  ask<Answer>(question: (...given: string[]) => Answer, ...given: string[]): Promise<Answer>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** A tab without cookies or storage; there is one at a time. */
  newTab(): Promise<Tab>;
  end(): Promise<void>;
}

/** The words of the first element that fits and stands on the page; nothing when there is none. */
export const text = (tab: Tab, selector: string): Promise<string> =>
  tab.ask((css) => {
    const shown = [...document.querySelectorAll(css)].find((each) => each.checkVisibility());
    return shown?.textContent ?? '';
  }, selector);

/** The path and query that the tab is at. */
export const place = (tab: Tab): Promise<string> =>
  tab.ask(() => location.pathname + location.search);

/** What has the keyboard, as its name or its text. */
export const focused = (tab: Tab): Promise<string> =>
  tab.ask(() => {
    const element = document.activeElement;
    return element?.getAttribute('name') || element?.textContent?.trim() || '';
  });

/** Whether the first element that fits stands on the page for the eyes. */
export const isSeen = (tab: Tab, selector: string): Promise<boolean> =>
  tab.ask(
    (css) => document.querySelector(css)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );

/** Waits until an element is seen, or is seen no longer; else tells where the tab is and what its page says. */
export async function expectSeen(tab: Tab, selector: string, seen = true): Promise<void> {
  try {
    await expect.poll(() => isSeen(tab, selector), { message: `${selector} is seen` }).toBe(seen);
  } catch (error) {
    const said = await tab.ask(() =>
      [...document.querySelectorAll('[role="alert"], [role="status"], [aria-invalid="true"]')]
        .filter((each) => each.checkVisibility())
        .map((each) => each.getAttribute('name') ?? each.textContent),
    );
    throw new Error(`${await place(tab)} says: ${said.join(' | ')}`, { cause: error });
  }
}
