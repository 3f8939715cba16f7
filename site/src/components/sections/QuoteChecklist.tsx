import { Icon } from '#components/ui/Icon.tsx';
import type { checklist } from '../../content-queries.ts';

const OFFERS = ['A', 'B', 'C'];

/** A list to read, and to print: on paper each line has a box for each of three quotes. */
export function QuoteChecklist({ list }: { list: typeof checklist }) {
  return (
    <section
      aria-labelledby="checklist-titel"
      className="scroll-mt-28 rounded-large border border-zand-200 bg-white p-5 sm:p-8"
      id="offertechecklist"
    >
      <h2 className="text-h3" id="checklist-titel">
        {list.title}
      </h2>
      <p className="mt-2">{list.intro}</p>
      <p className="mt-3 text-sm text-muted" data-print="no">
        <a
          className="text-link inline-flex min-h-11 items-center gap-2 text-base font-semibold"
          href="#offertechecklist"
        >
          {list.print} <Icon name="arrow" />
        </a>
        <br />
        {list.printHint}
      </p>
      <div className="checklist mt-4 grid gap-6 print:block">
        {list.groups.map(({ title, items }) => (
          <div key={title}>
            <h3 className="text-lg">
              {title}
              <span aria-hidden="true">
                {OFFERS.map((name) => (
                  <b key={name}>{name}</b>
                ))}
              </span>
            </h3>
            <ul className="mt-2">
              {items.map((item) => (
                <li key={item}>
                  <div>{item}</div>
                  <span aria-hidden="true">
                    {OFFERS.map((name) => (
                      <i key={name} />
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
