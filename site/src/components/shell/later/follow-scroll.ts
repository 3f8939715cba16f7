/** Reading progress, for browsers without scroll-driven animation. */
function followScroll(): void {
  const bar = document.querySelector<HTMLElement>('[data-reading-progress]');
  if (!bar) return;
  const show = () => {
    const length = document.documentElement.scrollHeight - window.innerHeight;
    bar.style.transform = `scaleX(${length > 0 ? window.scrollY / length : 0})`;
  };
  window.addEventListener('scroll', () => requestAnimationFrame(show), { passive: true });
  show();
}

followScroll();
