/** Reading progress where the browser has no scroll-driven animation. */
export function followScroll(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const bar = document.querySelector<HTMLElement>('[data-reading-progress]');
  if (!bar) return;
  const show = () => {
    const length = document.documentElement.scrollHeight - window.innerHeight;
    bar.style.transform = `scaleX(${length > 0 ? window.scrollY / length : 0})`;
  };
  window.addEventListener('scroll', () => requestAnimationFrame(show), { passive: true });
  show();
}
