import { NOTICE } from '#lib/browser/notice.ts';
import { made } from './parts.ts';

const SHOWN_MS = 4_000;
const MOST = 3;

/**
 * The second kind of message (spec, section 4): at most three at a time, 4 s each, above everything and
 * announced. While one points at them or is among them they stay.
 */
export function showNotices(markup: string): void {
  const stack = document.createElement('div');
  stack.className = 'notices';
  stack.setAttribute('role', 'status');
  stack.popover = 'manual';
  document.body.append(stack);
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

  document.addEventListener(NOTICE, ({ detail }) => {
    const notice = made(markup);
    const words = notice.querySelector('p');
    if (words) words.textContent = detail;
    notice.querySelector('button')?.addEventListener('click', () => remove(notice));
    // Anew, so that it lies above what was opened since.
    if (stack.matches(':popover-open')) stack.hidePopover();
    stack.showPopover();
    stack.append(notice);
    for (const old of [...stack.children].slice(0, -MOST)) remove(old);
    if (!stack.matches(':hover, :focus-within')) start(notice);
  });
}
