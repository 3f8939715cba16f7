import { describe, expect, it } from 'vitest';
import { smaller } from './smaller-scripts.ts';

const MODULE = `
  import { known } from './known.js';
  const limits = { least: 2, most: 12 };
  function within(value) {
    return Math.min(Math.max(value, limits.least), limits.most);
  }
  export function rooms(asked) {
    const given = asked ?? known;
    return within(given);
  }
`;

describe('a module said in fewer bytes', () => {
  it('keeps what it imports, and the names that others import', async () => {
    const code = await smaller(MODULE);
    expect(code.length).toBeLessThan(MODULE.replaceAll(/\s+/g, ' ').length / 2);
    expect(code).toMatch(/import\{known as \w\}from"\.\/known\.js"/);
    expect(code).toMatch(/ as rooms\b|function rooms\b/);
  });

  it('does the same', async () => {
    const code = await smaller(MODULE.replace(/import .*/, 'const known = 30;'));
    const { rooms } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect([undefined, 1, 5].map(rooms)).toEqual([12, 2, 5]);
  });

  it('refuses what is no module', async () => {
    await expect(smaller('export const =')).rejects.toThrow();
  });
});
