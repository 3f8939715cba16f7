/** A numbered process: what happens, in order. */
export function Steps({
  title,
  steps,
}: {
  title: string;
  steps: readonly { title: string; text: string }[];
}) {
  return (
    <section>
      <h2 className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]" id="stappen">
        {title}
      </h2>
      <ol className="mt-6 grid gap-0">
        {steps.map((step, index) => (
          <li
            className="relative grid grid-cols-[2.75rem_1fr] gap-4 pb-7 last:pb-0"
            key={step.title}
          >
            {index < steps.length - 1 ? (
              <span
                aria-hidden="true"
                className="absolute top-11 bottom-0 left-[1.3rem] w-0.5 bg-blad-200"
              />
            ) : null}
            <span
              aria-hidden="true"
              className="grid size-11 place-items-center rounded-full bg-blad-200 font-kop text-lg font-bold text-bos-700"
            >
              {index + 1}
            </span>
            <div className="pt-1.5">
              <h3 className="text-lg">{step.title}</h3>
              <p className="mt-1">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
