import { type ReactNode, useId } from 'react';
import { TableScroll } from '#components/ui/TableScroll.tsx';
import { TOOL_COPY } from '../copy.ts';
import { Fold } from '../Fold.tsx';

/** The figures behind a chart, as words. */
export interface ChartTable {
  head: string[];
  /** The first cell names the row. */
  rows: string[][];
}

/**
 * A chart with its title, its message in a sentence, and the figures behind it as a table. To
 * assistive technology the drawing is one picture with that title and sentence.
 */
export function ChartFigure({
  title,
  description,
  table,
  legend,
  children,
}: {
  title: string;
  /** What the chart says, in a sentence; also shown under the title. */
  description: string;
  /** Gives the figures behind the chart; called only when somebody looks. */
  table: () => ChartTable;
  legend?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <figure aria-labelledby={`${id}-titel`} className="chart">
      <figcaption>
        <h3 data-fold-title id={`${id}-titel`}>
          {title}
        </h3>
        <p className="mt-1 max-w-[60ch] text-sm text-muted" id={`${id}-zin`}>
          {description}
        </p>
      </figcaption>
      {legend}
      <div
        aria-describedby={`${id}-zin`}
        aria-labelledby={`${id}-titel`}
        className="mt-4"
        role="img"
      >
        {children}
      </div>
      <Fold
        className="chart-table mt-3"
        look="link"
        title={
          <>
            {TOOL_COPY.asTable}
            <span className="sr-only">: {title}</span>
          </>
        }
      >
        <FigureTable label={title} read={table} />
      </Fold>
    </figure>
  );
}

function FigureTable({ label, read }: { label: string; read: () => ChartTable }) {
  const { head, rows } = read();
  return (
    <div className="prose max-w-none">
      <TableScroll label={label}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </div>
  );
}
