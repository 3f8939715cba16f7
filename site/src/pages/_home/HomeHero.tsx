import type { Report } from '@sens/engine';
import type { ReactNode } from 'react';
import { SECTION_COPY } from '#components/sections/copy.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Leaves } from '#components/ui/Decoration.tsx';
import { HOME_LEAVES } from '#components/ui/decoration.ts';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Home } from '../../content-queries.ts';
import { EnergyLines } from './EnergyLines.tsx';
import { ExampleCaption, ExampleChips } from './ExampleChips.tsx';

/** The home page's top: the promise, the street, and the form itself. */
export function HomeHero({
  hero,
  picture,
  example,
  trust,
  children,
}: {
  hero: Home['hero'];
  picture: PictureData;
  example: Report;
  /** Stands under the picture, and after the form where there is one column. */
  trust?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="relative isolate overflow-x-clip home-ground">
      <div aria-hidden="true" className="decoration decoration-home">
        <Leaves density="high" leaves={HOME_LEAVES} place="home" />
      </div>
      <div className="wrap grid gap-x-14 gap-y-6 pt-4 pb-10 sm:gap-y-10 sm:pt-8 sm:pb-16 lg:grid-cols-[1.12fr_1fr] lg:grid-rows-[auto_1fr] lg:pt-14 lg:pb-20">
        <div className="flex flex-col">
          <div className="max-sm:text-xs">
            <Eyebrow mark={SECTION_COPY.free}>{hero.eyebrow}</Eyebrow>
          </div>
          <h1 className="mt-3 sm:mt-5">
            {hero.title} <span className="marked">{hero.highlight}</span>.
          </h1>
          <p className="mt-3 max-w-[34rem] leading-normal sm:mt-5 sm:text-lg sm:leading-relaxed">
            {hero.subtitle} <span className="max-sm:hidden">{hero.subtitleMore}</span>
          </p>
          <div className="mt-4 flex flex-wrap gap-x-3 sm:mt-7 sm:gap-y-3">
            <ButtonLink href={hero.primary.href}>
              {hero.primary.label} <Icon name="arrow" />
            </ButtonLink>
            <ButtonLink
              className="max-sm:border-0! max-sm:px-0! max-sm:underline max-sm:underline-offset-4"
              href={hero.secondary.href}
              look="secondary"
            >
              {hero.secondary.label}
            </ButtonLink>
          </div>
          <figure className="relative max-sm:pt-6 sm:mt-7 lg:mt-10 lg:-mr-6 lg:-ml-8">
            <EnergyLines />
            <ExampleChips report={example} />
            <Picture
              className="mx-auto w-full max-w-[19rem] sm:max-w-[30rem] lg:max-w-none"
              picture={picture}
              priority
            />
            <ExampleCaption report={example} />
          </figure>
        </div>
        <div className="lg:row-span-2 lg:pt-2">{children}</div>
        {trust}
      </div>
    </section>
  );
}
