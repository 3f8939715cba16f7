import type { Report } from '@sens/engine';
import type { ReactNode } from 'react';
import { SECTION_COPY } from '#components/sections/copy.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Decoration } from '#components/ui/Decoration.tsx';
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
  children,
}: {
  hero: Home['hero'];
  picture: PictureData;
  example: Report;
  children?: ReactNode;
}) {
  return (
    <section className="relative isolate overflow-x-clip bg-[radial-gradient(120%_90%_at_0%_100%,var(--color-blad-100),transparent_60%),linear-gradient(180deg,var(--color-zand-50),var(--color-zand-100))]">
      <Decoration density="high" leaves={HOME_LEAVES} place="home" />
      <div className="wrap grid gap-x-14 gap-y-10 pt-8 pb-16 lg:grid-cols-[1.12fr_1fr] lg:pt-14 lg:pb-20">
        <div className="flex flex-col lg:sticky lg:top-24 lg:self-start">
          <div>
            <Eyebrow mark={SECTION_COPY.free}>{hero.eyebrow}</Eyebrow>
          </div>
          <h1 className="mt-5">
            {hero.title}{' '}
            <span className="bg-[linear-gradient(var(--color-zon-400),var(--color-zon-400))] bg-[length:100%_0.28em] bg-[position:0_88%] bg-no-repeat">
              {hero.highlight}
            </span>
            .
          </h1>
          <p className="mt-5 max-w-[34rem] text-lg leading-relaxed">{hero.subtitle}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={hero.primary.href}>
              {hero.primary.label} <Icon name="arrow" />
            </ButtonLink>
            <ButtonLink href={hero.secondary.href} look="secondary">
              {hero.secondary.label}
            </ButtonLink>
          </div>
          <figure className="relative mt-7 lg:mt-6 lg:-mr-6 lg:-ml-8">
            <EnergyLines />
            <ExampleChips report={example} />
            <Picture
              className="mx-auto w-full max-w-[22rem] sm:max-w-[30rem] lg:max-w-none"
              picture={picture}
            />
            <ExampleCaption report={example} />
          </figure>
        </div>
        <div className="lg:pt-2">{children}</div>
      </div>
    </section>
  );
}
