import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Company } from '../../content-queries.ts';
import { CallButton } from './CallButton.tsx';
import { SECTION_COPY as COPY } from './copy.ts';

/** The page behind a report's link that works no more: how to have the figures again, and who to ask. */
export function ExpiredReport(props: {
  title: string;
  subtitle: string;
  body: string;
  picture?: PictureData | undefined;
  company: Company;
}) {
  const { title, subtitle, body, picture, company } = props;
  return (
    <div className="wrap grid items-center gap-12 py-14 lg:grid-cols-[1.1fr_1fr] lg:py-20">
      <div>
        <h1>{title}</h1>
        <p className="mt-5 max-w-[52ch] text-lg">{subtitle}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/verduurzamingsrapportage">
            {COPY.newReport} <Icon name="arrow" />
          </ButtonLink>
          <CallButton look="secondary" phone={company.phone} />
        </div>
        <Prose className="mt-8" markdown={body} />
      </div>
      {picture ? (
        <Picture
          className="mx-auto w-full max-w-[26rem] lg:max-w-none"
          picture={picture}
          priority
        />
      ) : null}
    </div>
  );
}
