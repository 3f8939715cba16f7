/** A share per build period: bars beside a table's figures, so that both say the same. */
export function PeriodChart({
  title,
  note,
  heads,
  rows,
}: {
  title: string;
  note: string;
  heads: readonly string[];
  /** The period, the town's share and the mean, in per cent. */
  rows: readonly (readonly [period: string, share: number, mean: number])[];
}) {
  const most = Math.max(...rows.flatMap(([, share, mean]) => [share, mean]));
  return (
    <section className="prose overflow-x-auto">
      <h2 id="bouwjaren">{title}</h2>
      <p>{note}</p>
      <table className="whitespace-nowrap max-sm:[&_:is(th,td)]:px-1 max-sm:[&_thead]:whitespace-normal max-[22rem]:[&_th]:whitespace-normal">
        <thead>
          <tr>
            {heads.map((head, place) => (
              <th className={place > 0 ? 'text-right' : undefined} key={head} scope="col">
                {head}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(([period, share, mean]) => (
            <tr key={period}>
              <th className="tabular-nums" scope="row">
                {period}
              </th>
              <td className="text-right tabular-nums">{share}%</td>
              <td className="text-right tabular-nums">{mean}%</td>
              <td className="w-2/5 pl-2! sm:pl-4!">
                <svg
                  aria-hidden="true"
                  className="h-4 w-full min-w-12"
                  preserveAspectRatio="none"
                  viewBox={`0 0 ${most} 9`}
                >
                  <path className="fill-bos-600" d={`M0 0h${share}v5H0z`} />
                  <path className="fill-bos-900/35" d={`M0 6h${mean}v3H0z`} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
