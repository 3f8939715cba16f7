import { Carousel } from '#components/sections/Carousel.tsx';
import { SampleMark } from '#components/sections/SampleMark.tsx';
import { REVIEWS_NOTE_ID } from '#components/shell/ReviewsBadge.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Home, Review, Reviews } from '../../content-queries.ts';

const COPY = {
  reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  photos: (count: number) => (count === 1 ? '1 foto' : `${count} foto’s`),
  rating: (rating: number) => `${rating} van 5 sterren`,
  verified: 'Klant nagegaan',
} as const;

/** Five stars, those given in colour; in words for who does not see them. */
function Stars({ rating }: { rating: number }) {
  return (
    <p className="text-zon-500">
      <span aria-hidden="true" className="tracking-widest">
        {'★'.repeat(rating)}
        {'☆'.repeat(5 - rating)}
      </span>
      <span className="sr-only">{COPY.rating(rating)}</span>
    </p>
  );
}

function Card({ review, photo }: { review: Review; photo: PictureData | undefined }) {
  const about = [
    review.badge,
    COPY.reviews(review.reviewCount),
    review.photoCount > 0 && COPY.photos(review.photoCount),
  ];
  return (
    <li className="flex flex-col rounded-card border border-zand-200 bg-white p-4 sm:p-6">
      <div className="flex items-center gap-3">
        <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-full bg-blad-200 font-kop text-lg font-bold">
          {photo ? (
            <Picture className="size-12" decorative picture={photo} />
          ) : (
            <span aria-hidden="true">{review.name.split(' ').at(-1)?.[0]}</span>
          )}
        </span>
        <div className="leading-snug">
          <h3 className="font-tekst text-base tracking-normal">{review.name}</h3>
          <p className="text-sm text-muted">{about.filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3">
        <Stars rating={review.rating} />
        <span className="text-sm text-muted">{review.date}</span>
        {review.sample ? <SampleMark /> : null}
      </div>
      <p className="mt-1.5">{review.text}</p>
      {review.verified ? (
        <p className="mt-auto flex items-center gap-1.5 pt-2 text-sm font-medium text-bos-700">
          <Icon className="size-4" name="check" /> {COPY.verified}
        </p>
      ) : null}
    </li>
  );
}

/** The average with its ground, and thirteen reviews. */
export function ReviewCards({
  words,
  average,
  reviews,
  photos,
}: {
  words: Home['reviews'];
  average: Reviews;
  reviews: readonly Review[];
  /** By the place of the review. */
  photos: readonly (PictureData | undefined)[];
}) {
  return (
    <section className="band bg-zand-100">
      <div data-plays="settle" className="wrap">
        <Carousel
          head={
            <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1 lg:gap-x-8">
              <h2 className="col-start-2 self-end" id="reviews">
                {words.title}
              </h2>
              {/* Goes on in the next line for who hears it, and so comes after the title. */}
              <p className="col-start-1 row-span-2 row-start-1 font-kop text-[clamp(3rem,2rem+5vw,5.5rem)] leading-none font-bold tracking-tight text-bos-700">
                {average.score.toLocaleString('nl-NL')}
              </p>
              <p className="col-start-2 self-start max-sm:text-sm">
                {words.intro.replace('{count}', String(average.count))}
                {average.sample ? <SampleMark /> : null}{' '}
                <a className="text-link" href={`#${REVIEWS_NOTE_ID}`}>
                  {words.explain}
                </a>
              </p>
            </div>
          }
          id="reviews-kaarten"
          label="Reviews"
        >
          {reviews.map((review, index) => (
            <Card key={review.name} photo={photos[index]} review={review} />
          ))}
        </Carousel>
        {reviews.some(({ sample }) => sample) ? (
          <p className="text-sm text-muted max-sm:text-xs">{words.sampleNote}</p>
        ) : null}
      </div>
    </section>
  );
}
