import type { Woningtype } from '@sens/contract';
import { useEffect, useState } from 'react';
import { type HeatParts, loadHeatParts } from './heat-parts.ts';

/**
 * The parts of the picture of a type of house: those that came with the page, or else loaded when the
 * type is first shown. Undefined until they are there.
 */
export function useHeatParts(type: Woningtype, given: HeatParts | undefined) {
  const [loaded, setLoaded] = useState<{ type: Woningtype; heat: HeatParts }>();
  useEffect(() => {
    if (given) return;
    let isLeft = false;
    loadHeatParts(type).then(
      (heat) => !isLeft && setLoaded({ type, heat }),
      // Without it the report is whole: the section drawing and the table say the same.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [type, given]);
  return given ?? (loaded?.type === type ? loaded.heat : undefined);
}
