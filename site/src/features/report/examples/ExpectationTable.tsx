import { Icon } from '#components/ui/Icon.tsx';
import { TableScroll } from '#components/ui/TableScroll.tsx';
import { EXAMPLES_COPY as COPY } from './copy.ts';
import type { Expectation } from './expectations.ts';
import { figureNames } from './figure-names.ts';

/** What was expected beside what came of it, and where the expectation comes from. */
export function ExpectationTable({
  expectations,
  source,
  title,
}: {
  expectations: readonly Expectation[];
  source: string;
  title: string;
}) {
  return (
    <div className="mt-6">
      <h3 className="text-lg">{COPY.expected}</h3>
      <div className="prose mt-2 max-w-none">
        <TableScroll label={`${COPY.expected}: ${title}`}>
          <thead>
            <tr>
              <th scope="col">{COPY.what}</th>
              <th scope="col">{COPY.expectation}</th>
              <th scope="col">{COPY.result}</th>
              <th scope="col">{COPY.holds}</th>
            </tr>
          </thead>
          <tbody>
            {expectations.map(({ what, expected, result, holds }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{expected}</td>
                <td>{result}</td>
                <td className={`font-semibold ${holds ? 'text-bos-700' : 'text-fout-600'}`}>
                  <Icon className="mr-1 inline size-4" name={holds ? 'check' : 'alert'} />
                  {holds ? COPY.yes : COPY.no}
                </td>
              </tr>
            ))}
          </tbody>
        </TableScroll>
      </div>
      <p className="mt-3 max-w-[80ch] text-sm text-bos-900/85">
        {COPY.source}: {figureNames(source)}
      </p>
    </div>
  );
}
