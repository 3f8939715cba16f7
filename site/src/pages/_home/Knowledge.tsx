import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Home } from '../../content-queries.ts';

/** A knowledge article as its card shows it. */
export interface ArticleCard {
  href: string;
  title: string;
  shortDescription: string;
  picture: PictureData | undefined;
}

/** The articles: the first one large, the others beside it. */
export function Knowledge({
  words,
  articles,
}: {
  words: Home['knowledge'];
  articles: readonly ArticleCard[];
}) {
  return (
    <section className="band bg-white">
      <div data-plays="settle" className="wrap">
        <h2 id="kennisbank">{words.title}</h2>
        <p className="mt-2 max-sm:hidden sm:mt-3 sm:text-lg">{words.intro}</p>
        <ul className="swipe mt-4 gap-3 [--wide:15rem] sm:mt-9 sm:grid lg:grid-cols-[1.1fr_1fr] lg:gap-5">
          {articles.map(({ href, title, shortDescription, picture }, index) => (
            <li
              className={`relative items-center gap-6 rounded-card border border-zand-200 bg-zand-50 p-4 hover:border-bos-600 sm:flex sm:p-5 ${index === 0 ? 'lg:row-span-3 lg:flex-col lg:items-start lg:justify-end lg:p-8' : ''}`}
              key={href}
            >
              {picture ? (
                <div className={`shrink-0 ${index === 0 ? 'lg:self-center' : ''}`}>
                  <Picture
                    className={`mx-auto size-20 sm:size-28 ${index === 0 ? 'lg:size-80' : ''}`}
                    decorative
                    picture={picture}
                  />
                </div>
              ) : null}
              <div>
                <h3 className={index === 0 ? 'max-lg:text-lg' : 'text-lg'}>
                  <a className="after:absolute after:inset-0" href={href}>
                    {title}
                  </a>
                </h3>
                <p className="mt-1 max-sm:text-sm">{shortDescription}</p>
              </div>
            </li>
          ))}
        </ul>
        <ButtonLink className="mt-3 sm:mt-8" href={words.all.href} look="secondary">
          {words.all.label} <Icon name="arrow" />
        </ButtonLink>
      </div>
    </section>
  );
}
