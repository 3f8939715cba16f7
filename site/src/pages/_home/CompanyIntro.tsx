import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Home } from '../../content-queries.ts';

/** Who it is that one lets into the house: a few sentences beside the workshop. */
export function CompanyIntro({ about, picture }: { about: Home['about']; picture: PictureData }) {
  return (
    <section className="band bg-blad-100">
      <div
        data-plays="settle"
        className="wrap grid items-center gap-x-16 gap-y-3 lg:grid-cols-[1fr_1.1fr]"
      >
        <div>
          <h2 id="bedrijf">{about.title}</h2>
          <p className="mt-3 max-w-[52ch] sm:mt-5 sm:text-lg">{about.text}</p>
          <ButtonLink className="mt-5 sm:mt-7" href={about.link.href} look="secondary">
            {about.link.label} <Icon name="arrow" />
          </ButtonLink>
        </div>
        <Picture className="mx-auto w-full max-w-md max-sm:hidden lg:max-w-xl" picture={picture} />
      </div>
    </section>
  );
}
