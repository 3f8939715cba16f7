import { WONINGTYPE_LABELS, WONINGTYPEN, type Woningtype } from '@sens/contract';
import type { Report } from '@sens/engine';
import { LabelArrow } from '#components/sections/LabelArrow.tsx';
import { Choice } from '#components/ui/Choice.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { formatEuroEstimate } from '#lib/format-nl.ts';
import type { PictureData } from '#lib/pictures.ts';
import { HOUSE_NAMES } from '#words/house/house-name.ts';
import type { Home } from '../../content-queries.ts';

/** A dwelling type as it is and as it could be, with what the engine says of an example of it. */
export interface HouseExample {
  type: Woningtype;
  now: PictureData;
  after: PictureData;
  report: Report;
}

type Words = Home['change'];

function State({ title, state, words }: { title: string; state: Report['now']; words: Words }) {
  const euros = formatEuroEstimate(state.costCentsPerMonth.mid);
  return (
    <div className="grid content-start gap-1.5">
      <dt className="font-semibold">{title}</dt>
      <dd className="grid justify-items-start gap-1">
        <LabelArrow label={state.label.likely} />
        <span className="whitespace-nowrap">
          <b className="font-kop text-xl tabular-nums">{euros}</b>{' '}
          <span className="text-sm">{words.perMonth}</span>
        </span>
      </dd>
    </div>
  );
}

/** One type: both pictures over each other with the handle between them, and the figures. */
function House({ example, words }: { example: HouseExample; words: Words }) {
  const { type, now, after, report } = example;
  const name = WONINGTYPE_LABELS[type];
  return (
    <div className="house-change-type" data-woningtype={type}>
      <div className="split" data-print="no" data-split>
        <Picture className="w-full" picture={now} />
        <div className="split-after">
          <Picture className="w-full" picture={after} />
        </div>
        <span aria-hidden="true" className="split-name split-name-now">
          {words.now}
        </span>
        <span aria-hidden="true" className="split-name split-name-after">
          {words.after}
        </span>
        <input
          aria-label={words.handle.replace('{type}', name)}
          aria-valuetext={words.handleValue.replace('{percent}', '50')}
          className="split-handle only-script"
          data-words={words.handleValue}
          defaultValue={50}
          max={100}
          min={0}
          type="range"
        />
      </div>
      <dl className="mt-3 grid sm:mt-5 grid-cols-2 gap-x-6">
        <State state={report.now} title={words.now} words={words} />
        <State state={report.after} title={words.after} words={words} />
      </dl>
      <p className="mt-3 text-sm text-muted max-sm:text-xs">
        {words.example
          .replace('{type}', HOUSE_NAMES[type].toLowerCase())
          .replace('{bouwjaar}', String(report.dwelling.bouwjaar.value))}
      </p>
    </div>
  );
}

/**
 * The five dwelling types, now and made sustainable, to swipe over each other. Which one is shown needs
 * no script; the handle does, and without it both halves stand side by side.
 */
export function HouseChange({
  examples,
  words,
}: {
  examples: readonly HouseExample[];
  words: Words;
}) {
  return (
    <section className="band bg-blad-50">
      <div
        data-plays="settle"
        className="house-change wrap grid items-center gap-x-16 gap-y-4 sm:gap-y-8 lg:grid-cols-2"
      >
        <div>
          <h2 id="huis-verandert">{words.title}</h2>
          <p className="mt-4 max-w-[46ch] text-lg max-sm:hidden">{words.intro}</p>
          <fieldset className="mt-4 min-w-0 sm:mt-7" data-print="no">
            <legend className="font-semibold">{words.choose}</legend>
            <div className="swipe mt-1 auto-cols-max sm:mt-2 sm:flex sm:flex-wrap sm:gap-2">
              {WONINGTYPEN.map((type, index) => (
                <Choice
                  defaultChecked={index === 0}
                  id={`voorbeeldhuis-${type}`}
                  key={type}
                  label={WONINGTYPE_LABELS[type]}
                  name="voorbeeldhuis"
                  value={type}
                />
              ))}
            </div>
          </fieldset>
        </div>
        <div className="mx-auto w-full max-w-[17rem] sm:max-w-[30rem]">
          {examples.map((example) => (
            <House example={example} key={example.type} words={words} />
          ))}
        </div>
      </div>
    </section>
  );
}
