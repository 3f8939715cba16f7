import { Play } from 'lucide-react';
import { buttonClass } from '#components/ui/Button.tsx';
import { NamedIcon } from '#components/ui/NamedIcon.tsx';

/** Made by art/film/render.sh; all of them in site/public/film. */
const FILM = {
  mp4: '/film/sens-huis.mp4',
  webm: '/film/sens-huis.webm',
  captions: '/film/sens-huis.nl.vtt',
  poster: '/film/poster.webp',
  posterSet: '/film/poster-640.webp 640w, /film/poster.webp 1280w',
  width: 1280,
  height: 720,
} as const;

/** The same for who describes the film to machines; its length is that of art/film. */
export const FILM_FILES = { src: FILM.mp4, poster: FILM.poster, seconds: 17.5 } as const;

const POSTER_SIZES = '(min-width: 78rem) 680px, (min-width: 64rem) 54vw, 94vw';

/** The words of the film, from content/. */
export interface FilmWords {
  title: string;
  text: string;
  /** On the button that starts the film. */
  button: string;
  /** What the poster shows. */
  alt: string;
  /** Under the picture. */
  note: string;
  /** Names the captions in the player's menu. */
  captions: string;
  /** Said to who listens when the film opens on YouTube. */
  elsewhere: string;
  /** The film in words, for who cannot see it. */
  transcript: { label: string; lines: string[] };
}

/** In the corner that the house leaves free. */
const PLAY = buttonClass(
  'primary',
  'absolute bottom-2 left-2 cursor-pointer shadow-float sm:bottom-6 sm:left-6 sm:px-8 sm:py-4 sm:text-lg',
);

/**
 * A poster that becomes the film at a click; of the film itself nothing is fetched before.
 * `facade.ts` does that; without script the film is a plain link.
 * @param youtubeId the company's own film, which opens on YouTube: nothing of YouTube is loaded here
 */
export function FilmCard({ words, youtubeId }: { words: FilmWords; youtubeId: string | null }) {
  return (
    <section className="band bg-white" id="film">
      <div
        data-plays="settle"
        className="wrap grid items-center gap-x-16 gap-y-4 sm:gap-y-10 lg:grid-cols-[1.35fr_1fr]"
      >
        <figure className="lg:order-first" data-facade={youtubeId ? undefined : ''} data-print="no">
          <div
            className="relative aspect-video overflow-hidden rounded-card border border-zand-200 bg-zand-50"
            data-facade-stage=""
          >
            <img
              alt={words.alt}
              className="size-full object-cover"
              decoding="async"
              height={FILM.height}
              loading="lazy"
              sizes={POSTER_SIZES}
              src={FILM.poster}
              srcSet={FILM.posterSet}
              width={FILM.width}
            />
            {youtubeId ? (
              <YoutubeLink id={youtubeId} words={words} />
            ) : (
              <OwnFilm label={words.button} captions={words.captions} />
            )}
          </div>
          <figcaption className="mt-2 text-sm text-muted max-sm:text-xs">{words.note}</figcaption>
        </figure>
        <div className="max-lg:order-first">
          <h2>{words.title}</h2>
          <p className="mt-3 max-w-[44ch] sm:mt-4 sm:text-lg">{words.text}</p>
          {youtubeId ? null : (
            <details className="mt-2 sm:mt-5">
              <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
                {words.transcript.label}
              </summary>
              <ol className="mt-2 grid list-decimal gap-1.5 pl-6">
                {words.transcript.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}

function OwnFilm({ label, captions }: { label: string; captions: string }) {
  return (
    <>
      <a className={PLAY} data-facade-link="" href={FILM.mp4}>
        <Triangle /> {label}
      </a>
      <button className={PLAY} data-facade-open="" hidden type="button">
        <Triangle /> {label}
      </button>
      <template data-facade-inside="">
        <video
          aria-label={label}
          className="size-full bg-zand-50"
          controls
          height={FILM.height}
          muted
          playsInline
          width={FILM.width}
        >
          <source src={FILM.webm} type="video/webm" />
          <source src={FILM.mp4} type="video/mp4" />
          <track default kind="captions" label={captions} src={FILM.captions} srcLang="nl" />
        </video>
      </template>
    </>
  );
}

/** A plain link: the server's policy allows no frames, and before consent YouTube learns nothing. */
function YoutubeLink({ id, words }: { id: string; words: FilmWords }) {
  return (
    <a
      className={PLAY}
      href={`https://www.youtube-nocookie.com/embed/${id}`}
      rel="noopener noreferrer"
      target="_blank"
    >
      <Triangle /> {words.button}
      <span className="sr-only"> ({words.elsewhere})</span>
      <NamedIcon name="external" />
    </a>
  );
}

/** Filled, so that it reads as the sign of a player at once. */
function Triangle() {
  return <Play aria-hidden="true" className="size-6 shrink-0 fill-current" strokeWidth={1.75} />;
}
