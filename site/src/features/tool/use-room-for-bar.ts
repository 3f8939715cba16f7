import { useEffect, useState } from 'react';
import { RESULT_ID } from './tools.ts';

/** How much of the screen's bottom the bar takes, with the space around it. */
const BAR_PX = 72;

/** What goes with the control that has focus: its whole question with every choice, else its label. */
const aroundFocus = (has: Element) =>
  has.closest('fieldset, [data-question]') ?? has.closest('label') ?? has;

/**
 * Whether there is room for the bar at the bottom of the screen: the result itself is out of view, and
 * the question that has focus does not stand where the bar would. Not yet known is no.
 * @param isWanted nothing is watched before
 */
export function useRoomForBar(isWanted: boolean): boolean {
  const [isResultSeen, setResultSeen] = useState<boolean>();
  const [isOverFocus, setOverFocus] = useState<boolean>();

  useEffect(() => {
    const result = document.getElementById(RESULT_ID);
    if (!isWanted || !result) return;
    const observer = new IntersectionObserver(
      ([entry]) => setResultSeen(entry?.isIntersecting === true),
      { rootMargin: '0px 0px -20% 0px' },
    );
    observer.observe(result);
    return () => observer.disconnect();
  }, [isWanted]);

  useEffect(() => {
    if (!isWanted) return;
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      const { activeElement: has } = document;
      const isOnPage = has === null || has === document.body || has.matches('[data-result-bar]');
      setOverFocus(isOnPage ? false : undefined);
      if (isOnPage) return;
      observer = new IntersectionObserver(
        ([entry]) => setOverFocus(entry?.isIntersecting === true),
        { rootMargin: `${Math.min(0, BAR_PX - window.innerHeight)}px 0px 0px 0px` },
      );
      observer.observe(aroundFocus(has));
    };
    watch();
    document.addEventListener('focusin', watch);
    window.addEventListener('resize', watch);
    return () => {
      observer?.disconnect();
      document.removeEventListener('focusin', watch);
      window.removeEventListener('resize', watch);
    };
  }, [isWanted]);

  return isWanted && isResultSeen === false && isOverFocus === false;
}
