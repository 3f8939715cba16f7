import { type HeatPumpCheck, toolFigures2026 } from '@sens/engine';
import type { ReactNode } from 'react';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { AIR_TO_AIR_WORDS, wordsOf } from '../words/check-words.ts';

function Item({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid border-t border-zand-200 pt-3">
      <h4 className="font-tekst text-base font-semibold tracking-normal">{title}</h4>
      <p className="mt-0.5 text-sm">{children}</p>
    </div>
  );
}

/** The electricity connection, the announced norm, and what an air conditioner can and cannot do. */
export function AlsoGood({ check: { airToAir } }: { check: HeatPumpCheck }) {
  const { fromYear } = toolFigures2026.heatPumps.hybridNorm.value;
  return (
    <PhoneFold title={COPY.alsoTitle}>
      <section aria-labelledby="ook-goed">
        <h3 data-fold-title id="ook-goed">
          {COPY.alsoTitle}
        </h3>
        <div className="mt-4 grid gap-4">
          <Item title={COPY.powerTitle}>{COPY.powerText}</Item>
          <Item title={COPY.normTitle}>{COPY.normText(fromYear)}</Item>
          <Item title={COPY.airTitle}>
            {[COPY.airText, ...airToAir.map((one) => wordsOf(AIR_TO_AIR_WORDS, one))].join(' ')}
          </Item>
        </div>
      </section>
    </PhoneFold>
  );
}
