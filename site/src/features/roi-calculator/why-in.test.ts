import type { MeasureId } from '@sens/engine';
import { describe, expect, it } from 'vitest';
import { ROI_COPY as COPY } from './copy.ts';
import { whyIn } from './why-in.ts';

// As it is where a house goes off gas, whatever the plan does with one house today.
const offer = {
  planned: ['dakisolatie', 'elektrisch-koken', 'warmtepomp', 'zonnepanelen'] as MeasureId[],
  required: ['dakisolatie', 'elektrisch-koken', 'vloerisolatie'] as MeasureId[],
};
const why = (id: MeasureId, wished: readonly MeasureId[] = offer.planned) =>
  whyIn(id, wished, offer);

describe('a measure that our plan holds for another', () => {
  it('says so', () => {
    expect(why('dakisolatie')).toBe(COPY.neededForPump);
    expect(why('elektrisch-koken')).toBe(COPY.neededForGasFree);
  });

  it('is not what has its own reason', () => {
    expect(why('warmtepomp')).toBeUndefined();
    expect(why('zonnepanelen')).toBeUndefined();
  });

  it('says nothing once the pump is off, it is off itself, or it is not our advice', () => {
    expect(why('dakisolatie', ['dakisolatie', 'elektrisch-koken'])).toBeUndefined();
    expect(why('dakisolatie', ['warmtepomp'])).toBeUndefined();
    expect(why('vloerisolatie', ['vloerisolatie', 'warmtepomp'])).toBeUndefined();
  });
});
