/**
 * Sets the clock of a program that imports it, and of all that it starts, to the moment `ON_DAY` names; it runs on from
 * there.
 */
const Real = Date;
const aheadMs = Real.parse(process.env.ON_DAY ?? '') - Real.now();
if (Number.isNaN(aheadMs)) throw new Error('ON_DAY names no moment.');

class Shifted extends Real {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(Real.now() + aheadMs);
    else super(...given);
  }
  static override now(): number {
    return Real.now() + aheadMs;
  }
}
globalThis.Date = Shifted as DateConstructor;
