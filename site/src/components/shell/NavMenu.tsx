import { Icon } from '#components/ui/Icon.tsx';
import type { Navigation } from '../../content-queries.ts';

type Group = Navigation['header'][number];

/**
 * One dropdown of the header: a native popover, so it opens, closes and escapes without script.
 * @param isHere marked as where the page is
 */
export function NavMenu({
  group,
  id,
  path,
  isHere,
}: {
  group: Group;
  id: string;
  path: string;
  isHere: boolean;
}) {
  return (
    <li>
      <button
        className={`menu-button inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-full px-3 lg:max-xl:px-2 font-medium hover:bg-zand-100 ${isHere ? 'bg-blad-100' : ''}`}
        popoverTarget={id}
        type="button"
      >
        {group.label}
        <Icon className="chevron size-4" name="chevron" />
      </button>
      <div
        className="menu-panel rounded-card border border-zand-200 bg-white p-2 shadow-float"
        id={id}
        popover="auto"
      >
        <ul className="grid w-80 gap-0.5">
          {group.links.map((link) => (
            <li key={link.href}>
              <a
                aria-current={link.href === path ? 'page' : undefined}
                className="block rounded-control px-4 py-2.5 leading-snug hover:bg-blad-50 aria-[current]:bg-blad-100"
                href={link.href}
              >
                <span className="font-semibold">{link.label}</span>
                {link.hint ? <span className="block text-sm text-muted">{link.hint}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
