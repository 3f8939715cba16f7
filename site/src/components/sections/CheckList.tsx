import { Icon } from '#components/ui/Icon.tsx';

/** A list of good things, ticked. */
export function CheckList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]" id="voordelen">
        {title}
      </h2>
      <ul className="mt-5 grid gap-3">
        {items.map((item) => (
          <li className="flex gap-3" key={item}>
            <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-blad-200 text-bos-700">
              <Icon className="size-4" name="check" />
            </span>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
