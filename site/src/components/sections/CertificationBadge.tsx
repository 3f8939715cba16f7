import { BADGE_SIZE, badgeAddress } from '#lib/certification-badges.ts';
import type { Company } from '../../content-queries.ts';
import { SECTION_COPY as COPY } from './copy.ts';

/** A scheme's name, what it is, and a neutral drawing in a round badge; `small` for many in a row. */
export function CertificationBadge({
  certification: { id, name, description, number },
  small = false,
}: {
  certification: Company['certifications'][number];
  small?: boolean;
}) {
  return (
    <div className={`flex items-center ${small ? 'gap-3 max-md:text-sm' : 'gap-4'}`}>
      <img
        alt=""
        className={`${small ? 'size-12 md:size-16' : 'size-18'} shrink-0`}
        height={BADGE_SIZE}
        loading="lazy"
        src={badgeAddress(id)}
        width={BADGE_SIZE}
      />
      <p className="leading-snug">
        <b className="block font-kop text-lg font-bold">{name}</b>
        <span className={small ? 'max-sm:hidden' : undefined}>{description}</span>
        {number === null ? null : (
          <span className="block text-sm text-muted">{COPY.certificate(number)}</span>
        )}
      </p>
    </div>
  );
}
