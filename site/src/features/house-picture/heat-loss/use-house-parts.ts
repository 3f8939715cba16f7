import type { Woningtype } from '@sens/contract';
import { useEffect, useState } from 'react';
import { type HouseParts, loadHouseParts } from './heat-parts.ts';

/**
 * Where the parts of a type of house lie: what came with the page, or else loaded when the
 * type is first shown. Undefined until they are there.
 */
export function useHouseParts(type: Woningtype, given: HouseParts | undefined) {
  const [loaded, setLoaded] = useState<{ type: Woningtype; parts: HouseParts }>();
  useEffect(() => {
    if (given) return;
    let isLeft = false;
    loadHouseParts(type).then(
      (parts) => !isLeft && setLoaded({ type, parts }),
      // Without it the report is whole: the table says the same.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [type, given]);
  return given ?? (loaded?.type === type ? loaded.parts : undefined);
}
