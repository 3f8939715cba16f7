import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/pictures.ts';

/** The knowledge articles as cards, each one link with its picture. */
export function ArticleCards({
  title,
  articles,
}: {
  title: string;
  articles: {
    href: string;
    title: string;
    text: string;
    picture?: PictureData | undefined;
  }[];
}) {
  return (
    <section className="scroll-mt-28">
      <h2 className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]" id="artikelen">
        {title}
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {articles.map(({ href, title: name, text, picture }) => (
          <li
            className="relative grid content-start rounded-card border border-zand-200 bg-white p-5 hover:border-bos-600"
            key={href}
          >
            {picture ? <Picture className="mx-auto w-full max-w-56" picture={picture} /> : null}
            <h3 className="mt-3 text-xl">
              <a className="after:absolute after:inset-0 after:rounded-card" href={href}>
                {name}
              </a>
            </h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
