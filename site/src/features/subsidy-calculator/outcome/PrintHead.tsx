import { choicesOf } from '#features/house-questions/value-words.ts';
import { TOOL_COPY } from '#features/tool/copy.ts';
import { formatDate } from '#lib/format-nl.ts';
import { ASSUMED_BOUWJAAR } from '../assumed.ts';
import { SUBSIDY_COPY as COPY, HOME_FLAG_WORDS, OWNER_WORDS } from '../copy.ts';
import type { HomeFlag, SubsidyState } from '../state.ts';

/** On paper in place of the questions: for whom, which house, made when. */
export function PrintHead({ state, today }: { state: SubsidyState; today: string }) {
  const { answers, owner, flags } = state;
  const type = choicesOf('woningtype').find(({ value }) => value === answers.woningtype)?.label;
  const built = COPY.built(answers.bouwjaar ?? ASSUMED_BOUWJAAR, answers.bouwjaar === undefined);
  const more = (Object.keys(flags) as HomeFlag[]).map((flag) => `${HOME_FLAG_WORDS[flag]}. `);
  return (
    <div className="hidden print:block" data-print-head>
      <p className="font-semibold">{COPY.printHead}</p>
      <p>
        {COPY.printHouse(type ?? '', built, OWNER_WORDS[owner].label)} {more}
      </p>
      <p>
        {TOOL_COPY.printedFrom} {formatDate(today)}. {COPY.printNote}
      </p>
    </div>
  );
}
