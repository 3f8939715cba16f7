import { Clock } from 'lucide-react';
import { Icon } from '#components/ui/Icon.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/pictures.ts';
import { TOOL_COPY as COPY } from './copy.ts';

export interface ToolCardData {
  title: string;
  href: string;
  text: string;
  gets: string[];
  time: string;
  picture: PictureData;
}

function Card({ title, href, text, gets, time, picture }: ToolCardData) {
  return (
    <li className="group relative grid grid-cols-[1fr_auto] content-start gap-x-5 rounded-large border border-zand-200 bg-white p-6 transition-shadow duration-200 hover:shadow-card sm:p-8">
      <div>
        <h2 className="text-h3">
          <a className="after:absolute after:inset-0 after:rounded-large" href={href}>
            {title}
          </a>
        </h2>
        <p className="mt-2 max-w-[44ch]">{text}</p>
      </div>
      <Picture className="w-24 sm:w-36 lg:w-44" decorative picture={picture} />
      <ul className="col-span-2 mt-4 grid gap-1.5 text-sm" aria-label={COPY.youGet}>
        {gets.map((each) => (
          <li className="flex gap-2" key={each}>
            <Icon className="mt-0.5 size-4 text-bos-600" name="check" />
            <span>{each}</span>
          </li>
        ))}
      </ul>
      <p className="col-span-2 mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-zand-200 pt-4 text-sm">
        <span className="flex items-center gap-1.5">
          <Icon className="size-4 text-bos-600" shape={Clock} /> {time}
        </span>
        <span
          aria-hidden="true"
          className="flex items-center gap-1.5 font-semibold text-bos-700 transition-transform duration-200 group-hover:translate-x-1"
        >
          {COPY.start} <Icon className="size-4" name="arrow" />
        </span>
      </p>
    </li>
  );
}

/** The four tools as cards: the question, what one gets, and how long it takes. */
export function ToolCards({ cards }: { cards: ToolCardData[] }) {
  return (
    <ul className="wrap grid gap-5 lg:grid-cols-2">
      {cards.map((card) => (
        <Card key={card.href} {...card} />
      ))}
    </ul>
  );
}
