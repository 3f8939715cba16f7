import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/sections/Breadcrumb.tsx';
import { CallButton } from '#components/sections/CallButton.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Crumb } from '#lib/trail.ts';
import type { Company } from '../../content-queries.ts';

/**
 * The request page, which is there for its form: beside the title where there is room, right after it on a phone.
 * What one may want to know first stands under the title, and on a phone after the form.
 * @param form the card with the form
 */
export function RequestTop({
  title,
  subtitle,
  picture,
  company,
  trail,
  form,
  children,
}: {
  title: string;
  subtitle: string;
  picture: PictureData | undefined;
  company: Company;
  trail: Crumb[];
  form?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="fade-to-blad">
      <div className="wrap grid gap-x-14 gap-y-10 pt-5 pb-14 lg:grid-cols-[1.15fr_minmax(26rem,1fr)] lg:grid-rows-[auto_1fr] lg:pb-20">
        <div>
          <Breadcrumb trail={trail} />
          <h1 className="mt-4 text-[clamp(2.125rem,1.5rem+2.6vw,3.5rem)] sm:mt-6">{title}</h1>
          <p className="mt-3 text-muted sm:mt-5 sm:text-lg sm:leading-relaxed">{subtitle}</p>
          <CallButton className="mt-6 max-sm:hidden" look="secondary" phone={company.phone} />
        </div>
        <div className="min-w-0 max-lg:-mx-1 lg:row-span-2 lg:pt-11">{form}</div>
        <div className="grid min-w-0 content-start gap-10">
          {picture ? <Picture className="mx-auto w-full max-w-[26rem]" picture={picture} /> : null}
          {children}
        </div>
      </div>
    </div>
  );
}
