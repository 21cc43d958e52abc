import { Decimal, decimal } from '@storefront/money';

/** The name of a field's column: `paidAt` is stored as `paid_at`. */
type ColumnOf<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Field;

/** A value as in its column: decimals are text. */
type Stored<Value> = Value extends Decimal ? string : Value;

/** The columns of a record, named like its fields in snake case. */
export type Columns<T> = { -readonly [F in keyof T & string as ColumnOf<F>]: Stored<T[F]> };

/** A record as in JSON: decimals are text. */
export type InJson<T> = { readonly [F in keyof T]: Stored<T[F]> };

/** How a field is stored: as it is, as a decimal, or as JSON. */
type Kind<Value> = Decimal extends Value ? 'decimal' : Value extends object ? 'plain' | 'json' : 'plain';
type Kinds<T> = { readonly [F in keyof T & string]-?: Kind<Exclude<T[F], null>> };

/** A record as it is written: its columns, with JSON as text. */
type Written<T, K> = {
  [F in keyof T & keyof K & string as ColumnOf<F>]: K[F] extends 'json' ? Exclude<T[F], object> | string : Stored<T[F]>;
};

/** Returns how records are stored whose fields are of these kinds: their columns, and the conversions from and to a row. */
export const recordOf =
  <T extends object>() =>
  <const K extends Kinds<T>>(kinds: K) => {
    const fields = Object.entries(kinds).map(([field, kind]) => ({
      field,
      kind,
      column: field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    }));
    return {
      columns: fields.map(({ column }) => column) as unknown as readonly ColumnOf<keyof T & string>[],
      read: (row: Columns<T>): T => {
        const cells: Record<string, unknown> = row;
        const read: Record<string, unknown> = {};
        for (const { field, column, kind } of fields) {
          const cell = cells[column];
          read[field] = kind === 'decimal' && typeof cell === 'string' ? decimal(cell) : cell;
        }
        return read as T;
      },
      write: (record: T): Written<T, K> => {
        const values: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(record));
        const written: Record<string, unknown> = {};
        for (const { field, column, kind } of fields) {
          const value = values[field];
          const isJson = kind === 'json' && value !== null;
          written[column] = isJson ? JSON.stringify(value) : value instanceof Decimal ? value.toFixed() : value;
        }
        return written as Written<T, K>;
      },
    };
  };
