/**
 * What the parts of a table are, said outright: where there is no room, CSS lays it out as cards, and not every
 * browser then still tells a screen reader that it is a table.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
