import { CONFIDENCE_NOTES } from '#features/citations/copy.ts';
import { formatCents } from '#lib/format-nl.ts';
import { formatCentsRange, formatSize } from '../amounts.ts';
import { detailsUsed, isAirPump } from '../assumed.ts';
import type { CalculatedLine } from '../calculate.ts';
import { CHOICE_WORDS, SUBSIDY_COPY as COPY } from '../copy.ts';
import { doubtWords } from '../doubts.ts';
import { Doubt } from '../form/Doubt.tsx';
import { groundWords, toldGrounds } from '../ground-words.ts';
import { measureName } from '../measure-copy.ts';
import type { MeasureKey } from '../measures.ts';
import type { SubsidyState } from '../state.ts';
import { sumWords } from '../sum-words.ts';

function Tag({ children }: { children: string }) {
  return (
    <span className="ml-2 inline-block rounded-full bg-blad-200 px-2 text-xs font-medium whitespace-nowrap text-bos-950">
      {children}
    </span>
  );
}

/** Which air-to-water pump is counted: its kind and its power; nothing for another measure. */
function pumpWords(key: MeasureKey, state: SubsidyState): string | undefined {
  const used = detailsUsed(key, state);
  if (key !== 'warmtepomp' || !isAirPump(used)) return undefined;
  const { kind = '', kw = 0 } = used;
  const isAssumed = state.details.warmtepomp?.kw === undefined;
  return COPY.pumpUsed(CHOICE_WORDS[kind] ?? kind, `${formatSize(kw)}\u00a0kW`, isAssumed);
}

/** One measure: its amount, the sum behind it, and the grounds of every zero or cut. */
export function Line({
  line: { key, line },
  state,
}: {
  line: CalculatedLine;
  state: SubsidyState;
}) {
  const sum = line && sumWords(line, key, detailsUsed(key, state));
  const pump = pumpWords(key, state);
  const grounds = line ? toldGrounds(line.grounds) : [];
  return (
    <li className="border-t border-zand-200 py-2.5 first:border-t-0" data-line={key}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{measureName(key)}</span>
        <span
          className="ml-auto text-right font-semibold whitespace-nowrap tabular-nums"
          data-amount
        >
          {line ? formatCentsRange(line.amountCents) : formatCents(0)}
        </span>
      </div>
      {pump ? <p className="text-sm">{pump}</p> : null}
      {sum ? (
        <p className="text-sm text-muted tabular-nums">
          <span data-sum>{sum}</span>
          {line.doubled ? <Tag>{COPY.doubleTag}</Tag> : null}
          {CONFIDENCE_NOTES[line.confidence] ? (
            <Tag>{CONFIDENCE_NOTES[line.confidence]}</Tag>
          ) : null}
        </p>
      ) : null}
      {line ? null : <p className="text-sm">{COPY.conflictLine}</p>}
      {grounds.map((ground) => (
        <p className="text-sm" data-ground={ground.code} key={ground.code}>
          {groundWords(ground, key)}
        </p>
      ))}
      <Doubt words={doubtWords(key, state)} />
    </li>
  );
}
