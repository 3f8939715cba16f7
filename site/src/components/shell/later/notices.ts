import { loadParts, made } from './parts.ts';

const SHOWN_MS = 4_000;
const MOST = 3;
/** A reader of screens announces only what comes into a place that it knew as empty. */
const KNOWN_AFTER_MS = 150;

/**
 * The second kind of message (spec, section 4): at most three at a time, 4 s each, above everything and
 * announced. While one points at them or is among them they stay.
 * @returns what shows one
 */
async function makeStack(): Promise<(text: string) => void> {
  const { notice: markup } = await loadParts();
  const stack = document.createElement('div');
  stack.className = 'notices';
  stack.setAttribute('role', 'status');
  stack.popover = 'manual';
  document.body.append(stack);
  stack.showPopover();
  let timers: ReturnType<typeof setTimeout>[] = [];

  const remove = (notice: Element) => {
    notice.remove();
    if (stack.childElementCount === 0) stack.hidePopover();
  };
  const start = (notice: Element) => timers.push(setTimeout(() => remove(notice), SHOWN_MS));
  const hold = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const goOn = () => {
    hold();
    [...stack.children].forEach(start);
  };
  stack.addEventListener('pointerenter', hold);
  stack.addEventListener('focusin', hold);
  stack.addEventListener('pointerleave', goOn);
  stack.addEventListener('focusout', goOn);
  await new Promise((resolve) => setTimeout(resolve, KNOWN_AFTER_MS));

  return (text) => {
    const notice = made(markup);
    const words = notice.querySelector('p');
    if (words) words.textContent = text;
    notice.querySelector('button')?.addEventListener('click', () => remove(notice));
    // Anew, so that it lies above what was opened since.
    if (stack.matches(':popover-open')) stack.hidePopover();
    stack.showPopover();
    stack.append(notice);
    for (const old of [...stack.children].slice(0, -MOST)) remove(old);
    if (!stack.matches(':hover, :focus-within')) start(notice);
  };
}

let stack: ReturnType<typeof makeStack> | undefined;

/**
 * Shows a message.
 * @throws Error when its markup cannot be had; the next one tries again
 */
export async function say(text: string): Promise<void> {
  stack ??= makeStack();
  const show = await stack.catch((error: unknown) => {
    stack = undefined;
    throw error;
  });
  show(text);
}
