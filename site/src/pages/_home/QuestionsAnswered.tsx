import { Faq } from '#components/sections/Faq.tsx';
import type { Home } from '../../content-queries.ts';

/** What people ask before they begin. */
export function QuestionsAnswered({ faq }: { faq: Home['faq'] }) {
  return (
    <div className="band bg-zand-50">
      <div data-plays="settle" className="wrap max-w-4xl">
        <Faq isLarge questions={faq.items} title={faq.title} />
      </div>
    </div>
  );
}
