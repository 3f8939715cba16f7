import type { Company } from '../../content-queries.ts';
import { SECTION_COPY as COPY } from './copy.ts';

/** Who one meets, since when and from where; nothing of what the company has not said yet. */
export function CompanyFacts({ company: { founded, workshop, people } }: { company: Company }) {
  if (founded === null && workshop === null && people.length === 0) return null;
  return (
    <section>
      <h2 className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]" id="mensen">
        {COPY.about}
      </h2>
      {founded === null ? null : <p className="mt-3">{COPY.founded(founded)}</p>}
      {workshop === null ? null : <p className="mt-3">{workshop}</p>}
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {people.map(({ name, role, text }) => (
          <li key={name}>
            <b>{name}</b>, {role}
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
