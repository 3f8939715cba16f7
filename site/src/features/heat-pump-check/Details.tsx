import type { HeatPumpExtras } from '@sens/engine';
import { memo } from 'react';
import { AlsoGood } from './also/AlsoGood.tsx';
import { HeatPumpMethod } from './also/HeatPumpMethod.tsx';
import { Proof } from './also/Proof.tsx';
import { WhatChanges } from './also/WhatChanges.tsx';
import { Comparison } from './compare/Comparison.tsx';
import { HeatLoss } from './HeatLoss.tsx';
import { Noise } from './noise/Noise.tsx';
import type { HeatPumpView } from './view.ts';

/**
 * Everything under the two columns: the kinds beside each other, heat loss, proof, noise, method. Kept
 * while the check stays the same, so that a slider moves without waiting for it.
 */
export const Details = memo(function Details({
  check,
  extras,
}: {
  check: HeatPumpView;
  extras: HeatPumpExtras;
}) {
  return (
    <>
      <Comparison check={check} />
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2 lg:gap-y-14">
        <HeatLoss check={check} />
        <Proof check={check} />
      </div>
      <Noise check={check} surfaces={extras.surfaces} />
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2 lg:gap-y-14">
        <WhatChanges check={check} />
        <AlsoGood check={check} />
      </div>
      <HeatPumpMethod check={check} />
    </>
  );
});
