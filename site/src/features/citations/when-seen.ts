/** An opened fold is longer than the screen: what stands in it counts as seen before it is scrolled to. */
const AROUND = '200% 0px';

/**
 * Runs once when an element comes into view, which something folded in never does, or when the page is
 * about to be printed.
 * @returns how to stop waiting
 */
export function whenSeen(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) done();
    },
    { rootMargin: AROUND },
  );
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('beforeprint', done);
  };
  function done() {
    stop();
    run();
  }
  observer.observe(element);
  window.addEventListener('beforeprint', done);
  return stop;
}
