import { Breadcrumb } from '#components/sections/Breadcrumb.tsx';
import { type Sign, TownSign } from '#components/sections/TownSign.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Inline } from '#components/ui/Prose.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Crumb } from '#lib/trail.ts';
import type { Company } from '../../content-queries.ts';
import { CallButton } from './CallButton.tsx';
import { SECTION_COPY as COPY } from './copy.ts';

/**
 * The reusable hero (spec, section 2): title, subtitle, square picture, report button, phone button.
 * `sign` writes a town's name on the blank board in the picture.
 */
export function PageHero({
  title,
  subtitle,
  picture,
  sign,
  company,
  trail,
  reportHref = '/verduurzamingsrapportage',
}: {
  title: string;
  subtitle: string;
  picture?: PictureData | undefined;
  sign?: Sign | undefined;
  company: Company;
  trail: Crumb[];
  reportHref?: string;
}) {
  return (
    <div className="fade-to-blad">
      <div
        className={`wrap grid items-center gap-x-12 gap-y-8 pt-5 pb-12 lg:pb-16 ${picture ? 'lg:grid-cols-[1.15fr_1fr]' : ''}`}
      >
        <div>
          <Breadcrumb trail={trail} />
          {/* On a phone a long word may break where it says so; from there on it fits. */}
          <h1 className="mt-6 max-w-[18ch] text-[clamp(2.125rem,1.5rem+2.6vw,3.5rem)] min-[26rem]:hyphens-none">
            {title}
          </h1>
          <p className="mt-5 max-w-[58ch] text-lg leading-relaxed text-muted">
            <Inline markdown={subtitle} />
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={reportHref}>
              {COPY.reportButton} <Icon name="arrow" />
            </ButtonLink>
            <CallButton look="secondary" phone={company.phone} />
          </div>
        </div>
        {picture ? (
          <div className="mx-auto w-full max-w-[min(640px,26rem)] lg:max-w-[640px]">
            {sign ? (
              <TownSign picture={picture} sign={sign} />
            ) : (
              <Picture className="w-full" picture={picture} priority />
            )}
          </div>
        ) : null}
      </div>
    </div>
  );
}
