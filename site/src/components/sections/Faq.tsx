import { Icon } from '#components/ui/Icon.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import { questionId } from '#lib/page-contents.ts';
import { SECTION_COPY as COPY } from './copy.ts';

/**
 * Questions one at a time: native details that share a name, so opening one closes the other. The address
 * of an answer opens its question: browsers unfold what an address leads into.
 */
export function Faq({
  questions,
  title = COPY.faq,
  id = 'faq-titel',
  isLarge = false,
  more,
}: {
  questions: { question: string; answer: string }[];
  title?: string;
  /** Of its heading, where a page has more than one such list. */
  id?: string;
  /** Whether its heading is as large as those of a page's sections, not of a part of a text. */
  isLarge?: boolean;
  /** Where one reads on. */
  more?: { label: string; href: string };
}) {
  return (
    <section>
      <h2 className={isLarge ? undefined : 'text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]'} id={id}>
        {title}
      </h2>
      <div className="mt-5 grid gap-2.5">
        {questions.map(({ question, answer }) => (
          <details
            className="group rounded-card border border-zand-200 bg-white open:shadow-card"
            key={question}
            name="faq"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3.5 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                className="size-5 text-bos-600 transition-transform duration-200 group-open:rotate-180"
                name="chevron"
              />
            </summary>
            <Prose className="scroll-mt-40 px-5 pb-5" id={questionId(question)} markdown={answer} />
          </details>
        ))}
      </div>
      {more && (
        <p className="mt-4">
          <a className="text-link" href={more.href}>
            {more.label}
          </a>
        </p>
      )}
    </section>
  );
}
