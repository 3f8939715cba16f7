import { expect, test } from 'vitest';
import { greetingName } from './greeting-name.ts';

test.each([
  ['Willemijn van der Testhuizen', 'Willemijn'],
  ['  Jan-Willem  de Boer', 'Jan-Willem'],
  ['Ali', 'Ali'],
  ['jan-willem de boer', 'Jan-Willem'],
  ['JANTJE', 'JANTJE'],
  ['Drees Smit', 'Drees'],
  ['Irma', 'Irma'],
  ['Devran', 'Devran'],
  ['JP de Boer', 'JP'],
  ['محمد الأمين', 'محمد'],
  ['明 王', '明'],
  ["D'Artagnan", "D'Artagnan"],
  ['Sem en Noor Bakker', 'Sem en Noor'],
  ['sem & noor bakker', 'Sem en Noor'],
  ['Sem + Noor', 'Sem en Noor'],
  ['Sem en', 'Sem'],
  ['Sem en N. Bakker', 'Sem'],
  ['Sem en van Dijk', 'Sem'],
])('%j is greeted as %j', (naam, first) => {
  expect(greetingName(naam)).toBe(first);
});

test.each([
  ...['dhr. P. de Boer', 'Dhr Jansen', 'De heer Jansen', 'Mevr. Smit', 'mw. Smit', 'MEVROUW Smit'],
  ...['Meneer Jansen', 'Familie Bakker', 'Fam. Bakker', 'Dhr/mevr Bakker', 'dhr.Jansen'],
  ...['Ir. Visser', 'dr Visser', 'Drs. A. Visser', 'J. Jansen', 'J.P. Jansen', 'J Jansen', 'J'],
  ...['de Vries', 'Van Dijk', 'Bakkerij Jansen B.V.', 'Bakkerij Jansen BV', 'Jansen en Zn. VOF'],
  ...['VvE De Linden', 'Stichting Wonen', '', '  '],
])('%j is greeted without a name', (naam) => {
  expect(greetingName(naam)).toBe('');
});
