import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { NOTHING_SAID } from './copy.ts';
import { TABLE_ROLES as ROLES } from './table-roles.ts';
import { textOf } from './text-of.ts';
import { unbroken } from './unbroken.ts';

/** More characters than these do not fit beside their column's head on a card. */
const FIT_A_LINE = 40;

/** In a cell for which there is nothing: a card leaves it out, and a screen reader is told in words. */
const NOTHING = ['-', '–'];

/** From so many columns on they need more room beside each other than a table mostly does, and from so many still more. */
const MANY = 6;
const MOST = 7;

/** A card per row: as lines of a head and what it says where all of that is short, and else with heads above. */
const cardsOf = (rows: readonly (readonly ReactNode[])[]) =>
  rows.every(([, ...cells]) => cells.every((cell) => textOf(cell).length <= FIT_A_LINE))
    ? 'card-table card-lines'
    : 'card-table card-pairs';

/**
 * A table where its columns fit, and a card per row where they do not. The first cell names its row.
 * @param caption for a table that no heading above it names
 * @param small few and short columns, which fit anywhere
 */
export function CardTable({
  caption,
  heads,
  rows,
  small = false,
}: {
  caption?: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  small?: boolean;
}) {
  const unbrokenRows = rows.map((row) => row.map(unbroken));
  return (
    <div
      className={
        small
          ? 'overflow-x-auto'
          : classes(
              cardsOf(rows),
              heads.length >= MANY && 'card-many',
              heads.length >= MOST && 'card-most',
            )
      }
    >
      <table {...ROLES.table}>
        {caption && <caption className="sr-only">{caption}</caption>}
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {heads.map((head) => (
              <th key={head} {...ROLES.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {unbrokenRows.map(([name, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, from rows that do not move
            <tr {...ROLES.row} key={index}>
              <th {...ROLES.name}>{name}</th>
              {cells.map((cell, column) => {
                const isNone = NOTHING.includes(textOf(cell));
                return (
                  <td
                    {...ROLES.cell}
                    data-label={heads[column + 1]}
                    data-none={isNone || undefined}
                    key={heads[column + 1]}
                  >
                    {isNone ? (
                      <>
                        <span aria-hidden="true">{cell}</span>
                        <span className="sr-only">{NOTHING_SAID}</span>
                      </>
                    ) : (
                      cell
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
