import { toolFigures2026 as figures, paybackOf, wishedPackage } from '@sens/engine';
import { expect, it } from 'vitest';
import { lineData, stackData, yearTable } from './chart-data.ts';

const TODAY = '2026-11-20';
const answers = { woningtype: 'hoekwoning', bouwjaar: 1972 } as const;
const wished = wishedPackage({ answers, offered: [], hasBatterySize: false }, TODAY, figures);
const wish = { answers, offersEur: {}, path: 'mid', loan: 'geen' } as const;

it('line, table and columns add up: start, years and columns tell the same', () => {
  const payback = paybackOf(wish, wished, TODAY, figures);
  const { names, points } = lineData(payback);
  expect(names).toHaveLength(points.length);
  expect(points[0]?.mid).toBe(-payback.netInvestmentCents);
  const { heads, rows } = yearTable(payback.flow.years);
  const net = heads.indexOf('Netto');
  const until = (cents: number[]) => cents.slice(0, net).reduce((sum, one) => sum + one, 0);
  for (const { cents } of rows) expect(until(cents)).toBe(cents[net]);
  const last = rows.at(-1)?.cents[heads.indexOf('Opgeteld')];
  expect(last).toBe(points.at(-1)?.mid);
  const stacked = stackData(payback.flow.years).reduce((sum, one) => sum + (one.values[3] ?? 0), 0);
  expect(stacked).toBe(rows[3]?.cents[net]);
});

it('has no column in which every year holds nothing', () => {
  const glass = { answers, chosen: ['hr-glas'], offered: [], hasBatterySize: false } as const;
  const flow = paybackOf(wish, wishedPackage(glass, TODAY, figures), TODAY, figures).flow;
  const { heads } = yearTable(flow.years);
  expect(heads).not.toContain('Teruglevering');
  expect(heads).not.toContain('Lening');
  expect(heads).toEqual(expect.arrayContaining(['Investering', 'Gas', 'Netto', 'Opgeteld']));
});
