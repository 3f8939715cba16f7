import type { GivenAnswer } from '#features/tool/given-answers.ts';
import { formatDate } from '#lib/format-nl.ts';
import { choicesOf as houseChoices } from '#words/house/answer-words.ts';
import { formatM2, formatSize } from './amounts.ts';
import { ASSUMED_BOUWJAAR } from './assumed.ts';
import {
  CHOICE_WORDS,
  SUBSIDY_COPY as COPY,
  FLAG_WORDS,
  HOME_FLAG_WORDS,
  OWNER_WORDS,
} from './copy.ts';
import { measureName } from './measure-copy.ts';
import {
  type DateDetail,
  FLAG_DETAILS,
  type FlagDetail,
  type MeasureDetails,
  type MeasureKey,
} from './measures.ts';
import type { HomeFlag, SubsidyState } from './state.ts';

const DATES: Record<DateDetail, string> = { doneOn: COPY.doneOn, appliedOn: COPY.appliedOn };

/** What was said of one measure, in a few words. */
function detailWords({ m2, kw, kind, label, ...rest }: MeasureDetails): string[] {
  const flags = (Object.keys(FLAG_DETAILS) as FlagDetail[]).filter((flag) => rest[flag]);
  const days = (Object.keys(DATES) as DateDetail[]).filter((day) => rest[day]);
  return [
    ...(m2 === undefined ? [] : [formatM2(m2)]),
    ...(kw === undefined ? [] : [`${formatSize(kw)}\u00a0kW`]),
    ...(kind === undefined ? [] : [CHOICE_WORDS[kind] ?? kind]),
    ...(label === undefined ? [] : [CHOICE_WORDS[label] ?? label]),
    ...flags.map((flag) => FLAG_WORDS[flag].label),
    ...days.map((day) => `${DATES[day]} ${formatDate(rest[day] ?? '')}`),
  ];
}

/** Every answer that was given: house, owner, and what was said of each measure that is on. */
export function givenOf(state: SubsidyState): GivenAnswer[] {
  const { answers, owner, flags, label, chosen, details } = state;
  const { woningtype, bouwjaar } = answers;
  const type = houseChoices('woningtype').find(({ value }) => value === woningtype)?.label ?? '';
  const built = COPY.built(bouwjaar ?? ASSUMED_BOUWJAAR, bouwjaar === undefined);
  const told = (key: MeasureKey) => detailWords(details[key] ?? {}).join(', ');
  return [
    { label: COPY.owner, words: OWNER_WORDS[owner].label },
    { label: COPY.house, words: `${type}, ${built}` },
    ...(Object.keys(flags) as HomeFlag[]).map((flag) => ({
      label: HOME_FLAG_WORDS[flag],
      words: COPY.yes,
    })),
    ...(label ? [{ label: COPY.label, words: COPY.labelOption(label) }] : []),
    ...chosen.map((key) => ({ label: measureName(key), words: told(key) || COPY.on })),
  ];
}
