import type { SubLink } from 'libpg-query';
import { Cell, EachCell } from './cell.ts';

/** The column that every table of stores has. */
export const STORE = 'tenant_id';

/** A column of a query or of what it reads. Of tables, only the one with the store is known. */
export interface Column {
  readonly name: string;
  readonly cell: Cell;
}

/** A table, subquery, or function in a FROM clause, under its alias. */
export interface Relation {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** The tables and columns to which the names in a query refer. */
export interface Scope {
  readonly relations: Relation[];
  readonly ctes: Map<string, readonly Column[]>;
  /** The columns of the subqueries in expressions. */
  readonly subqueries: Map<SubLink, readonly Column[]>;
  readonly outer: Scope | undefined;
}

/** Reports whether the column is one of the relations of the query itself. */
export const ownOf =
  ({ relations }: Scope) =>
  (cell: Cell): boolean =>
    relations.some(({ columns }) => columns.some((column) => column.cell === cell));

/** Returns the column with the name. */
export const columnOf = (relations: readonly Relation[], name: string): Cell | undefined =>
  relations.flatMap(({ columns }) => columns).find((column) => column.name === name)?.cell;

/** Returns the column of rows that are already chosen: conditions on it do not choose others. */
export function copyOf({ name, cell }: Column): Column {
  const copy = new Cell();
  copy.follow(cell);
  return { name, cell: copy };
}

/** Returns the columns with other names, as far as there are any. */
export const renamed = (columns: readonly Column[], names: readonly string[]): readonly Column[] =>
  columns.map(({ name, cell }, index) => ({ name: names[index] ?? name, cell }));

/** Returns the columns of a union. */
export const both = (left: readonly Column[], right: readonly Column[]): readonly Column[] =>
  left.map(({ name, cell }, index) => ({ name, cell: new EachCell([cell, right[index]?.cell ?? new Cell()]) }));
