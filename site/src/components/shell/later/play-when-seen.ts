interface Motion {
  readonly steps: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

/** `--ease-settle`, which no script can name to an animation. */
const SETTLING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/**
 * By the name in `data-plays`. The hero's leaves drift so by a style (`decoration.css`): they do not wait for a script,
 * and its steps in every page would weigh more than here. Each ends where the thing stands without it, within five seconds.
 */
const MOTIONS: Readonly<Record<string, Motion>> = {
  settle: {
    steps: [{ opacity: 0, transform: 'translateY(14px)' }, {}],
    timing: { duration: 600, easing: 'ease-out' },
  },
  rise: {
    steps: [{ transform: 'translateY(4rem)' }, {}],
    timing: { duration: 4000, easing: 'ease-out' },
  },
  drift: {
    steps: [
      { transform: 'translate(-14px, -56px)', easing: SETTLING },
      { transform: 'translate(12px, -20px)', easing: SETTLING, offset: 0.4 },
      { transform: 'translate(-5px, -6px)', easing: SETTLING, offset: 0.7 },
      {},
    ],
    timing: { duration: 4800, delay: 100, fill: 'backwards' },
  },
};

const play = (element: HTMLElement | SVGElement) => {
  const motion = MOTIONS[element.dataset.plays ?? ''];
  if (motion) element.animate(motion.steps, motion.timing);
};

/**
 * Sections settle, bubbles rise and leaves drift once, as they come into view; what was in view before
 * stays as it was read. Not by `animation-trigger`: where that is on a page, Chromium 156 crashes now and then as
 * its window grows wider (decision 18).
 */
export function playWhenSeen(within: ParentNode): void {
  const prefersStill = matchMedia('(prefers-reduced-motion: reduce)');
  const heard = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) observer.unobserve(target);
      const comesIn = isIntersecting && heard.has(target);
      if (comesIn && !prefersStill.matches) play(target as HTMLElement | SVGElement);
      heard.add(target);
    }
  });
  for (const each of within.querySelectorAll('[data-plays]')) observer.observe(each);
}
