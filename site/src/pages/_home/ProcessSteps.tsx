import type { Home } from '../../content-queries.ts';

/** How it goes, in three steps, as a path that rises like the label does. */
export function ProcessSteps({ steps }: { steps: Home['steps'] }) {
  return (
    <section aria-labelledby="stappen" className="band bg-zand-50">
      <div className="wrap">
        <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-2">
          <h2 id="stappen">{steps.title}</h2>
          <p className="max-w-[46ch] text-lg lg:pb-1">{steps.intro}</p>
        </div>
        <ol className="mt-12 grid gap-5 lg:grid-cols-3">
          {steps.items.map((step, index) => (
            <li
              className={`rounded-card border border-zand-200 bg-white p-7 ${['lg:mt-16', 'lg:mt-8', ''][index]}`}
              key={step.title}
            >
              <span
                aria-hidden="true"
                className="inline-flex h-10 items-center rounded-l-lg bg-blad-200 pr-6 pl-4 font-kop text-xl font-bold text-bos-900 [clip-path:polygon(0_0,calc(100%-0.9rem)_0,100%_50%,calc(100%-0.9rem)_100%,0_100%)]"
              >
                {index + 1}
              </span>
              <h3 className="mt-5">{step.title}</h3>
              <p className="mt-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
