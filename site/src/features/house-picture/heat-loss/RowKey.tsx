/** Where the house stands among its neighbours, from above; the words beside the picture say it too. */
export function RowKey({ row }: { row: readonly boolean[] }) {
  if (row.length < 2) return null;
  const size = 19;
  return (
    <g transform={`translate(${414 - row.length * (size + 2)} 362)`}>
      {row.map((own, index) => (
        <path
          className={own ? 'fill-bos-700 stroke-bos-900' : 'fill-white stroke-zand-500'}
          d={`M${index * (size + 2)} 22v-13l${size / 2}-9 ${size / 2} 9v13z`}
          // biome-ignore lint/suspicious/noArrayIndexKey: the houses of a row never change places
          key={index}
          strokeLinejoin="round"
        />
      ))}
    </g>
  );
}
