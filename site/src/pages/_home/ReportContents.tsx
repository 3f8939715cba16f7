import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { isIconName, NamedIcon } from '#components/ui/NamedIcon.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Home } from '../../content-queries.ts';

/** What the report holds, beside a house as it could become. */
export function ReportContents({
  contents,
  picture,
}: {
  contents: Home['contents'];
  picture: PictureData;
}) {
  return (
    <section className="band bg-white">
      <div
        data-plays="settle"
        className="wrap grid items-start gap-x-16 gap-y-5 sm:gap-y-12 lg:grid-cols-[1fr_1.25fr]"
      >
        <div className="lg:sticky lg:top-28">
          <h2 id="inhoud-rapport">{contents.title}</h2>
          <p className="mt-4 max-w-[46ch] text-lg max-sm:hidden">{contents.intro}</p>
          <div className="my-6 max-w-[24rem] max-lg:hidden">
            <Picture className="w-full" picture={picture} />
          </div>
          <ButtonLink className="max-lg:mt-4" href={contents.cta.href}>
            {contents.cta.label} <Icon name="arrow" />
          </ButtonLink>
        </div>
        <dl className="swipe gap-x-10 sm:grid sm:grid-cols-2">
          {contents.items.map((item) => (
            <div className="border-t border-zand-200 pt-3 sm:py-6" key={item.title}>
              <dt className="flex items-start gap-3 font-kop text-h3 leading-tight font-bold tracking-tight">
                <span className="grid size-11 shrink-0 place-items-center rounded-control bg-blad-100 text-bos-700">
                  <NamedIcon
                    className="size-6"
                    name={isIconName(item.icon) ? item.icon : 'check'}
                  />
                </span>
                <span className="pt-2">{item.title}</span>
              </dt>
              <dd className="mt-2 sm:mt-3">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
