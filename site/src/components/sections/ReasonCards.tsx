import { isIconName, NamedIcon } from '#components/ui/NamedIcon.tsx';
import { Inline } from '#components/ui/Prose.tsx';

/** A few reasons side by side, each with its icon. */
export function ReasonCards({
  title,
  reasons,
}: {
  title: string;
  reasons: { title: string; text: string; icon: string }[];
}) {
  return (
    <section>
      <h2 className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]" id="redenen">
        {title}
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {reasons.map((reason) => (
          <li key={reason.title}>
            <span className="grid size-11 place-items-center rounded-control bg-blad-200 text-bos-700">
              <NamedIcon
                className="size-6"
                name={isIconName(reason.icon) ? reason.icon : 'check'}
              />
            </span>
            <h3 className="mt-3 text-lg">{reason.title}</h3>
            <p className="mt-1">
              <Inline markdown={reason.text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
