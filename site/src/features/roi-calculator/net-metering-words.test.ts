import { toolFigures2026 as figures } from '@sens/engine';
import { expect, test } from 'vitest';
import { netMeteringWords } from './net-metering-words.ts';

test('until the last day of net metering its end is to come', () => {
  expect(netMeteringWords('2026-12-31', figures)).toEqual({
    text: 'Tot en met 2026 streept u teruggeleverde stroom weg tegen stroom die u koopt. Vanaf 1 januari 2027 kan dat niet meer. Eerst ziet u hoe het nu is, daarna waar wij mee rekenen.',
    withSub: 'zoals tot en met 2026',
    withoutSub: 'vanaf 1 januari 2027, hiermee rekenen wij',
  });
});

test('from the day on which it ended, it is told as what was', () => {
  expect(netMeteringWords('2027-01-01', figures)).toEqual({
    text: 'Tot en met 2026 streepte u teruggeleverde stroom weg tegen stroom die u kocht. Sinds 1 januari 2027 kan dat niet meer. Eerst ziet u hoe het was, daarna waar wij mee rekenen.',
    withSub: 'zoals tot en met 2026',
    withoutSub: 'sinds 1 januari 2027, hiermee rekenen wij',
  });
});
