import { ButtonLink } from '#components/ui/Button.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/pictures.ts';
import { SAMPLE_COPY as COPY } from './copy.ts';

/** Leads to the sample report; beside the form, for who wants to see one first. */
export function SampleTeaser({ picture }: { picture: PictureData }) {
  return (
    <section className="mt-8 grid items-center gap-4 rounded-large border border-zand-200 bg-white p-5 sm:flex sm:p-6">
      <Picture className="mx-auto w-48" decorative picture={picture} />
      <div className="flex-1">
        <h2 className="text-h3">{COPY.teaser}</h2>
        <p className="mt-2">{COPY.teaserText}</p>
        <ButtonLink className="mt-4" href={COPY.path} look="secondary">
          {COPY.title}
        </ButtonLink>
      </div>
    </section>
  );
}
