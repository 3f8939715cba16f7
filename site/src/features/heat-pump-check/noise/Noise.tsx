import type { HeatPumpCheck } from '@sens/engine';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { ChartFigure } from '#features/tool/charts/ChartFigure.tsx';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { distanceRows, noiseWords, soundOf } from '../words/noise-words.ts';
import { Places } from './Places.tsx';
import { PlanDrawing } from './PlanDrawing.tsx';
import { planLayout } from './plan-layout.ts';

/** How far the unit must stay from the neighbours, drawn from above and as a table. */
export function Noise({
  check,
  surfaces,
}: {
  check: HeatPumpCheck;
  /** What the visitor says stands around the unit. */
  surfaces: 1 | 2 | 3 | undefined;
}) {
  const found = soundOf(check);
  if (!found) return null;
  const { sound } = found;
  return (
    <PhoneFold title={COPY.noiseTitle}>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2" data-noise>
        <ChartFigure
          description={noiseWords(sound)}
          table={() => ({
            head: [COPY.noiseAround, COPY.noiseNight, COPY.noiseDay],
            rows: distanceRows(sound),
          })}
          title={COPY.noiseTitle}
        >
          <PlanDrawing layout={planLayout(sound, surfaces)} />
        </ChartFigure>
        <Places places={sound.places} />
      </div>
    </PhoneFold>
  );
}
