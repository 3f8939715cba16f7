import { figures2026 as figures, type MeasureId } from '@sens/engine';
import { describe, expect, it } from 'vitest';
import { ROI_COPY as COPY } from './copy.ts';
import { houseOffer } from './house-package.ts';
import { whyIn } from './why-in.ts';

const TODAY = '2026-11-20';
// Poor walls, roof and floor: going off gas asks for all of them.
const offer = houseOffer(
  { woningtype: 'vrijstaand', bouwjaar: 1960, roof: 'niet', floor: 'niet', wall: 'niet' },
  figures,
  TODAY,
);
const why = (id: MeasureId, wished: readonly MeasureId[] = offer.advised) =>
  whyIn(id, wished, offer);

describe('a measure that our plan holds for another', () => {
  it('says so', () => {
    expect(offer.advised).toContain('warmtepomp');
    expect(why('dakisolatie')).toBe(COPY.neededForPump);
    expect(why('elektrisch-koken')).toBe(COPY.neededForGasFree);
    expect(why('warmtepomp')).toBeUndefined();
  });

  it('says nothing once the pump is off, or it is off itself', () => {
    const without = offer.advised.filter((id) => id !== 'warmtepomp');
    expect(why('dakisolatie', without)).toBeUndefined();
    expect(why('dakisolatie', ['warmtepomp'])).toBeUndefined();
  });
});
