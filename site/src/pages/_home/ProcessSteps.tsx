import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Home } from '../../content-queries.ts';

/** How it goes, in three steps, as a path that rises like the label does. */
export function ProcessSteps({
  steps,
  pictures,
}: {
  steps: Home['steps'];
  pictures: readonly PictureData[];
}) {
  return (
    <section className="band relative isolate bg-zand-50" data-backdrop="steps">
      <div data-plays="settle" className="wrap">
        <div className="grid items-end gap-x-12 gap-y-3 lg:grid-cols-2">
          <h2 id="stappen">{steps.title}</h2>
          <p className="max-w-[46ch] max-sm:hidden sm:text-lg lg:pb-1">{steps.intro}</p>
        </div>
        <ol className="swipe mt-4 sm:mt-12 sm:grid sm:gap-5 lg:grid-cols-3">
          {steps.items.map((step, index) => (
            <li
              className={`relative rounded-card border border-zand-200 bg-white p-4 sm:p-7 sm:grid sm:grid-cols-[14rem_1fr] sm:items-center sm:gap-8 lg:block print:block ${['lg:mt-16', 'lg:mt-8', ''][index]}`}
              key={step.title}
            >
              {pictures[index] ? (
                <Picture
                  className="absolute top-2 right-3 w-20 sm:static sm:mx-auto sm:w-full sm:max-w-56 lg:-mt-4 lg:mb-1"
                  decorative
                  picture={pictures[index]}
                />
              ) : null}
              <div>
                <span
                  aria-hidden="true"
                  className="inline-flex h-10 forced-color-adjust-none items-center rounded-l-lg bg-blad-200 pr-6 pl-4 font-kop text-xl font-bold text-bos-900 [clip-path:polygon(0_0,calc(100%-0.9rem)_0,100%_50%,calc(100%-0.9rem)_100%,0_100%)]"
                >
                  {index + 1}
                </span>
                <h3 className="mt-3 max-sm:max-w-38 sm:mt-5">{step.title}</h3>
                <p className="mt-1.5 sm:mt-2">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
