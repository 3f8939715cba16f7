import { ButtonLink } from '#components/ui/Button.tsx';

const COPY = {
  title: 'Website Laadprobleem',
  text: 'Er is een probleem opgetreden bij het laden van de website. Probeer de pagina te vernieuwen of kom later terug.',
  action: 'Pagina Vernieuwen',
} as const;

/** Shown when a page's script cannot be loaded at all (spec, section 8); works without any script. */
export function LoadProblem({ href }: { href: string }) {
  return (
    <div className="wrap py-24 text-center" hidden id="laadprobleem" role="alert">
      <h2 className="text-h1">{COPY.title}</h2>
      <p className="mx-auto mt-4 max-w-[52ch] text-lg">{COPY.text}</p>
      <ButtonLink className="mt-6" href={href} look="dark">
        {COPY.action}
      </ButtonLink>
    </div>
  );
}
