import { Carousel } from '#components/sections/Carousel.tsx';
import { buttonClass } from '#components/ui/Button.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Inline } from '#components/ui/Prose.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Home } from '../../content-queries.ts';

/** Who, what, where, how, when and why; each with a way to the contact details and one to the form. */
export function QuestionCards({
  questions,
  pictures,
}: {
  questions: Home['questions'];
  pictures: readonly PictureData[];
}) {
  return (
    <section className="band bg-white">
      <div data-plays="settle" className="wrap">
        <Carousel head={<h2 id="vragen">{questions.title}</h2>} id="vragen-kaarten" label="Vragen">
          {questions.items.map(({ title, text }, index) => (
            <li
              className="flex flex-col rounded-card border border-zand-200 bg-blad-50 p-4 sm:p-6"
              key={title}
            >
              <div className="max-sm:flex max-sm:flex-row-reverse max-sm:items-center max-sm:justify-between">
                {pictures[index] ? (
                  <div className="shrink-0">
                    <Picture
                      className="mx-auto size-20 sm:size-52"
                      decorative
                      picture={pictures[index]}
                    />
                  </div>
                ) : null}
                <h3 className="sm:mt-2">{title}</h3>
              </div>
              <p className="mt-1 mb-3 sm:mb-4">
                <Inline markdown={text} />
              </p>
              <p className="mt-auto flex flex-wrap gap-2">
                <a className={buttonClass('secondary', 'grow px-3!')} href="#contact">
                  {questions.direct}
                </a>
                <a className={buttonClass('dark', 'grow px-3!')} href="#energy-form">
                  {questions.report}
                </a>
              </p>
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
