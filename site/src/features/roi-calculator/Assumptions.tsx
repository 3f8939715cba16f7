import { DEFAULT_HORIZON, toolFigures2026 as figures } from '@sens/engine';
import { memo } from 'react';
import { ChoiceField } from '#components/ui/ChoiceField.tsx';
import type { SliderProps } from '#components/ui/NumberSlider.tsx';
import { Fold } from '#features/tool/Fold.tsx';
import { AmountField } from './AmountField.tsx';
import { AMOUNTS, type AmountKey } from './amounts.ts';
import { assumedWords, pathWords } from './assumption-words.ts';
import { AMOUNT_WORDS, ROI_COPY as COPY, LOAN_NOTES, PATH_LABELS } from './copy.ts';
import { type LoanProps, LoanQuestions } from './LoanQuestions.tsx';
import { PATH_WORDS, type PathWord } from './state.ts';

interface AssumptionsProps extends LoanProps {
  path: PathWord;
  onPath: (path: PathWord) => void;
}

const PATHS = (Object.keys(PATH_WORDS) as PathWord[]).map((value) => ({
  value,
  label: PATH_LABELS[value],
  explanation: pathWords(figures.pricePaths.paths.value[PATH_WORDS[value]]),
}));

type AmountProps = Pick<AssumptionsProps, 'amounts' | 'pack' | 'onAmount'>;

function Amount({
  name,
  slider,
  ...props
}: AmountProps & { name: AmountKey; slider?: SliderProps }) {
  return (
    <AmountField
      assumed={assumedWords(name, props.pack, figures)}
      bounds={AMOUNTS[name]}
      name={name}
      onChange={(value) => props.onAmount(name, value)}
      slider={slider}
      value={props.amounts[name]}
      {...AMOUNT_WORDS[name]}
    />
  );
}

function Horizon(props: AmountProps) {
  const { min, max } = AMOUNTS.termijn;
  const value = props.amounts.termijn ?? DEFAULT_HORIZON;
  const slider = {
    label: COPY.slider(AMOUNT_WORDS.termijn.label),
    range: { min, max, step: 1 },
    value,
    words: COPY.years(value),
  };
  return <Amount name="termijn" slider={slider} {...props} />;
}

/** Everything the sum assumes, each to be replaced: prices, years, solar, loan and discount rate. */
export const Assumptions = memo(function Assumptions(props: AssumptionsProps) {
  const { amounts, pack, path, loan, onPath } = props;
  const isSet = (...keys: AmountKey[]) => keys.some((key) => amounts[key] !== undefined);
  return (
    <section aria-labelledby="aannames" data-assumptions>
      <h2 className="mb-3 scroll-mt-28 text-h3" id="aannames">
        {COPY.assumptions}
      </h2>
      <div className="grid gap-2.5">
        <Fold
          isNeeded={path !== 'gelijk' || isSet('gasprijs', 'stroomprijs')}
          note={PATH_LABELS[path].toLowerCase()}
          title={COPY.prices}
        >
          <ChoiceField
            choices={PATHS}
            hint={COPY.pathHint}
            id="veld-prijspad"
            label={COPY.pathQuestion}
            look="thirds"
            name="prijspad"
            onChange={onPath}
            value={path}
          />
          <Amount name="gasprijs" {...props} />
          <Amount name="stroomprijs" {...props} />
        </Fold>
        <Fold
          isNeeded={isSet('termijn', 'rendement')}
          note={COPY.years(amounts.termijn ?? DEFAULT_HORIZON)}
          title={COPY.horizon}
        >
          <Horizon {...props} />
          <Amount name="rendement" {...props} />
        </Fold>
        {pack.solar ? (
          <Fold isNeeded={isSet('eigen-gebruik', 'teruglevering')} title={COPY.solar}>
            <Amount name="eigen-gebruik" {...props} />
            <Amount name="teruglevering" {...props} />
          </Fold>
        ) : null}
        <Fold isNeeded={loan !== 'geen'} note={LOAN_NOTES[loan]} title={COPY.loan}>
          <LoanQuestions {...props} />
        </Fold>
      </div>
    </section>
  );
});
