import { toolFigures2026 as figures, type LoanChoice, packageFor } from '@sens/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Assumptions } from './Assumptions.tsx';

const nothing = () => undefined;
const pack = packageFor({ woningtype: 'tussenwoning' }, ['vloerisolatie'], figures, '2026-11-30');

const shown = (loan: LoanChoice) =>
  renderToStaticMarkup(
    <Assumptions
      amounts={{}}
      bill={{ grossCents: 200_000, netCents: 200_000 }}
      loan={loan}
      onAmount={nothing}
      onLoan={nothing}
      onPath={nothing}
      pack={pack}
      path="gelijk"
      shared={[]}
    />,
  );

test('a fold says in lower case how it is paid, but for a name', () => {
  expect(shown('geen')).toContain('>met eigen geld<');
  expect(shown('warmtefonds')).not.toContain('>warmtefonds<');
});
