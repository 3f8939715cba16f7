import { ContactDetails } from '#components/sections/ContactDetails.tsx';
import { buttonClass } from '#components/ui/Button.tsx';
import { NamedIcon } from '#components/ui/NamedIcon.tsx';
import type { Company, Home, Location } from '../../content-queries.ts';
import { RegionMap } from './RegionMap.tsx';

const SHOW = buttonClass(
  'primary',
  'absolute bottom-2 left-2 cursor-pointer shadow-float sm:bottom-4 sm:left-4',
);

/**
 * Every way to reach us, beside a drawing of the region that becomes the map of Google at a click; of
 * Google nothing is loaded before (`facade.ts`). Without script the map is a plain link.
 */
export function ContactWithMap({
  company,
  towns,
  words,
}: {
  company: Company;
  towns: readonly Location[];
  words: Home['map'];
}) {
  const { embedUrl } = company.maps;
  return (
    <div className="band bg-white" id="contact">
      <div className="wrap grid gap-4 xl:grid-cols-[1.1fr_1fr]">
        <ContactDetails company={company} />
        <figure className="flex flex-col" data-facade="" data-print="no">
          <div
            className="relative aspect-[5/3] grow overflow-hidden rounded-large border border-zand-200 bg-blad-100 sm:aspect-auto sm:min-h-96 md:max-xl:aspect-[2/1]"
            data-facade-stage=""
          >
            <RegionMap
              home={{ ...company.geo, name: company.geo.placename }}
              towns={towns.map(({ name, geo, figures }) => ({
                name,
                ...geo,
                population: figures.population?.value ?? 0,
              }))}
            />
            <a
              className={SHOW}
              data-facade-link=""
              href={company.maps.reviewsUrl}
              rel="noopener noreferrer"
              target="_blank"
            >
              <NamedIcon name="pin" /> {words.button}
              <span className="sr-only"> ({words.elsewhere})</span>
            </a>
            <button className={SHOW} data-facade-open="" hidden type="button">
              <NamedIcon name="pin" /> {words.button}
            </button>
            <template data-facade-inside="">
              <iframe
                className="absolute inset-0 size-full"
                referrerPolicy="no-referrer"
                src={embedUrl}
                title={words.title}
              />
            </template>
          </div>
          <figcaption className="mt-2 text-sm text-muted max-sm:text-xs">{words.note}</figcaption>
        </figure>
      </div>
    </div>
  );
}
