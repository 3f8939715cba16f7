import { Icon } from '#components/ui/Icon.tsx';
import { LATER_COPY } from './copy.ts';

/** A short message; its words come with what happened. */
export function Notice() {
  return (
    <div className="notice">
      <Icon name="check" />
      <p />
      <button aria-label={LATER_COPY.notice.close} type="button">
        <Icon name="close" />
      </button>
    </div>
  );
}
