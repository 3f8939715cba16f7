import { buttonClass } from '#components/ui/Button.tsx';
import { NamedIcon } from '#components/ui/NamedIcon.tsx';
import { SECTION_COPY } from './copy.ts';

/** Above a page of many questions: the search over the site, which knows other words for one thing. */
export function QuestionSearch() {
  return (
    <a
      className={buttonClass('secondary', 'sm:justify-self-start')}
      data-open="search"
      href="/sitemap"
    >
      <NamedIcon name="search" /> {SECTION_COPY.questionSearch}
    </a>
  );
}
