import { Breadcrumb } from '#components/sections/Breadcrumb.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Inline } from '#components/ui/Prose.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Crumb } from '#lib/trail.ts';
import { TOOL_COPY as COPY } from './copy.ts';

/** The compact head of a tool's page: what it answers, and what it costs the visitor. */
export function ToolHero({
  title,
  subtitle,
  trail,
  picture,
}: {
  title: string;
  subtitle: string;
  trail: Crumb[];
  picture?: PictureData | undefined;
}) {
  return (
    <div className="wrap pt-5 pb-8 lg:pb-10">
      <div className="print:hidden">
        <Breadcrumb trail={trail} />
      </div>
      <div className="flex items-center justify-between gap-8">
        <div>
          <h1 className="mt-4 max-w-[20ch] text-[clamp(2.25rem,1.7rem+2.4vw,3.5rem)]">{title}</h1>
          <p className="mt-3 max-w-[62ch] text-lg leading-relaxed text-muted">
            <Inline markdown={subtitle} />
          </p>
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium print:hidden">
            {COPY.promises.map((promise) => (
              <li className="flex items-center gap-1.5" key={promise}>
                <Icon className="size-4 text-bos-600" name="check" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        {picture ? (
          <div className="w-40 shrink-0 max-sm:hidden lg:-mt-10 lg:w-64 print:hidden">
            <Picture className="w-full" picture={picture} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
