import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';

/** A closing band: one sentence, one thing to do, and a person to call. */
export function CallToAction({
  title,
  text,
  actions,
}: {
  title: string;
  text: string;
  actions: { label: string; href: string; icon?: 'phone' | 'arrow' }[];
}) {
  return (
    <section className="on-dark border-b border-white/15 bg-bos-900 text-white" data-print="no">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14">
        <div className="max-w-2xl">
          <h2 className="text-[clamp(1.6rem,1.3rem+1.2vw,2.25rem)]">{title}</h2>
          <p className="mt-2 text-lg text-blad-100">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {actions.map(({ label, href, icon }, index) => (
            <ButtonLink
              className={
                index === 0 ? '' : 'border-white! text-white! hover:bg-white! hover:text-bos-950!'
              }
              href={href}
              key={href}
              look={index === 0 ? 'primary' : 'secondary'}
            >
              {icon === 'phone' ? <Icon name="phone" /> : null}
              {label}
              {icon === 'arrow' ? <Icon name="arrow" /> : null}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
