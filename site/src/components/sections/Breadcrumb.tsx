import type { Crumb } from '#lib/trail.ts';
import { SECTION_COPY as COPY } from './copy.ts';

/** Where this page stands; the last one is the page itself. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label={COPY.breadcrumb} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map((crumb, index) => {
          const last = index === trail.length - 1;
          return (
            <li className="flex items-center gap-x-2" key={crumb.path}>
              {last ? (
                <span aria-current="page" className="text-muted">
                  {crumb.name}
                </span>
              ) : (
                <a className="text-link inline-flex min-h-8 items-center" href={crumb.path}>
                  {crumb.name}
                </a>
              )}
              {/* After a crumb: before one it would begin the next line. */}
              {!last && <span aria-hidden="true">/</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
