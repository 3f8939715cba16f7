import { test as base, expect, inject } from 'vitest';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export { expect };

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1440, height: 900 };

const START = { firefox: startFirefox, webkit: startWebKit };

/** The test of the journeys in other engines: each has a tab of its own. */
export const test = base
  .extend('site', { scope: 'worker' }, () => inject('site'))
  .extend('kind', { scope: 'worker' }, () => inject('engine'))
  .extend('engine', { scope: 'worker' }, async ({ kind }, { onCleanup }) => {
    const engine = await START[kind]();
    onCleanup(engine.end);
    return engine;
  })
  .extend('tab', async ({ engine }, { onCleanup }) => {
    const tab = await engine.newTab();
    onCleanup(tab.close);
    return tab;
  });
