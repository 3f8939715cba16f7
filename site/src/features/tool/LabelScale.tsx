import { LABEL_CLASSES, type LabelClass, type LabelEstimate } from '@sens/engine';
import { LABEL_FILL, labelText } from '#components/sections/label-colours.ts';
import { LABEL_COPY as COPY } from './label-copy.ts';

const ROW = 26;
const GAP = 2;

const top = (label: LabelClass) => LABEL_CLASSES.indexOf(label) * (ROW + GAP);

function Arrow({ label }: { label: LabelClass }) {
  const width = 78 + LABEL_CLASSES.indexOf(label) * 4;
  const y = top(label);
  return (
    <g className="forced-color-adjust-none">
      <path
        className={LABEL_FILL[label]}
        d={`M0 ${y}h${width}l${ROW / 2} ${ROW / 2}-${ROW / 2} ${ROW / 2}H0z`}
      />
      <text className={`label-letter ${labelText(label)}`} x="7" y={y + 21}>
        {label}
      </text>
    </g>
  );
}

/** The most likely class as a pointer, and the span that the unknowns leave as a line behind it. */
function Marker({ x, name, estimate }: { x: number; name: string; estimate: LabelEstimate }) {
  const y = top(estimate.likely);
  const isNow = name === COPY.now;
  return (
    <g className={isNow ? 'scale-now' : 'scale-after'}>
      <path
        className="scale-span"
        d={`M${x + 6} ${top(estimate.best) + 3}h-6v${top(estimate.worst) - top(estimate.best) + ROW - 6}h6`}
      />
      <path
        className="scale-pointer"
        d={`M${x - 8} ${y + ROW / 2}l12-${ROW / 2 - 1}h60v${ROW - 2}h-60z`}
      />
      <text className="chart-label" x={x + 8} y={y + 18.5}>
        {name}
      </text>
    </g>
  );
}

/** Where a house stands on the official scale, now and later; an indication with its span. */
export function LabelScale({
  now,
  after,
}: {
  now: LabelEstimate;
  after?: LabelEstimate | undefined;
}) {
  const height = LABEL_CLASSES.length * (ROW + GAP);
  return (
    <svg
      aria-label={COPY.scale(now, after)}
      className="label-scale h-auto w-full"
      role="img"
      viewBox={`-1 -1 282 ${height}`}
    >
      {LABEL_CLASSES.map((label) => (
        <Arrow key={label} label={label} />
      ))}
      <Marker estimate={now} name={COPY.now} x={after ? 142 : 184} />
      {after ? <Marker estimate={after} name={COPY.after} x={216} /> : null}
    </svg>
  );
}
