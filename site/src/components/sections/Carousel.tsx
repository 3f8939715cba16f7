import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { SECTION_COPY as COPY } from './copy.ts';

function Step({ by, label, controls }: { by: 1 | -1; label: string; controls: string }) {
  return (
    <button
      aria-controls={controls}
      aria-label={label}
      className="carousel-step"
      data-step={by}
      hidden
      type="button"
    >
      <Icon name="arrow" />
    </button>
  );
}

/**
 * Cards side by side that one swipes, scrolls, or goes through by arrow keys and buttons: one, two or
 * three in view by the width. A plain scroller without its script (`carousel.ts`), which the page that
 * shows one loads when it comes near. Nothing moves by itself.
 * @param id of the scroller, once per page
 * @param label names the cards, for who hears them: "Diensten"
 * @param head what stands above them, beside the buttons
 * @param children the cards, each a list item
 */
export function Carousel({
  id,
  label,
  head,
  children,
}: {
  id: string;
  label: string;
  head: ReactNode;
  children: ReactNode;
}) {
  return (
    <div data-carousel="">
      <div className="flex items-end justify-between gap-8">
        <div className="min-w-0">{head}</div>
        <div className="flex gap-2 max-md:hidden">
          <Step by={-1} controls={id} label={COPY.previous(label)} />
          <Step by={1} controls={id} label={COPY.next(label)} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={label} className="carousel" id={id} tabIndex={0}>
        <ul>{children}</ul>
      </section>
    </div>
  );
}
