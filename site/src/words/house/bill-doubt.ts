import type { Report } from '@sens/engine';

/** Shares of the expected cost, in per cent, beyond which a bill is asked about. */
const LOW = 60;
const HIGH = 170;

/** In what way the visitor's bill or meters do not fit such a house; undefined when they may. */
export function billDoubt({ assumptions }: Report): 'low' | 'high' | 'meters' | undefined {
  if (assumptions.some(({ code }) => code === 'meterstanden-passen-niet')) return 'meters';
  const bill = assumptions.find(({ code }) => code.startsWith('maandbedrag-'));
  const share = Number(bill?.values?.procentVanVerwacht ?? 100);
  if (share < LOW) return 'low';
  return share > HIGH ? 'high' : undefined;
}
