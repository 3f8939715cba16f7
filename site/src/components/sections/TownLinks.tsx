/** Links to one service in each town. */
export function TownLinks({
  title,
  towns,
}: {
  title: string;
  towns: { name: string; href: string }[];
}) {
  return (
    <section>
      <h2 className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]" id="plaatsen">
        {title}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {towns.map(({ name, href }) => (
          <li key={href}>
            <a
              className="inline-flex min-h-11 items-center rounded-full border border-zand-200 bg-white px-4 font-medium hover:border-bos-600 hover:bg-blad-50"
              href={href}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
