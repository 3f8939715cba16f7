import { Carousel } from '#components/sections/Carousel.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Home } from '../../content-queries.ts';

/** The six services, each card a way to its page. */
export function ServiceCards({
  services,
  pictures,
}: {
  services: Home['services'];
  pictures: readonly PictureData[];
}) {
  return (
    <section className="band bg-white">
      <div data-plays="settle" className="wrap">
        <Carousel
          head={
            <>
              <h2 id="diensten">{services.title}</h2>
              <p className="mt-3 max-w-[52ch] text-lg max-sm:hidden">{services.intro}</p>
            </>
          }
          id="diensten-kaarten"
          label="Diensten"
        >
          {services.items.map(({ name, href, text }, index) => (
            <li
              className="group overflow-hidden rounded-card border border-zand-200 bg-zand-50 hover:border-bos-600"
              key={href}
            >
              {pictures[index] ? (
                <div className="bg-blad-100 px-6 py-2 sm:py-4">
                  <Picture
                    className="mx-auto h-24 w-auto transition-transform duration-300 group-hover:scale-105 sm:h-56"
                    decorative
                    picture={pictures[index]}
                  />
                </div>
              ) : null}
              <div className="p-4 max-[22rem]:px-3 sm:p-6 lg:max-xl:px-5">
                <h3>
                  <a className="after:absolute after:inset-0" href={href}>
                    {name}
                  </a>
                </h3>
                <p className="mt-1.5">{text}</p>
              </div>
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
