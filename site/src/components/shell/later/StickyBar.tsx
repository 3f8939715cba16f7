import { Icon } from '#components/ui/Icon.tsx';
import { REPORT_FORM } from '../report-link.ts';
import { LATER_COPY } from './copy.ts';

const COPY = LATER_COPY.bar;

/** The bar at the bottom of the home page, from the moment somebody reads on. */
export function StickyBar() {
  return (
    <aside aria-label={COPY.label} className="sticky-bar" hidden>
      <p>{COPY.text}</p>
      <a href={REPORT_FORM}>{COPY.action}</a>
      <button aria-label={COPY.close} type="button">
        <Icon name="close" />
      </button>
    </aside>
  );
}
