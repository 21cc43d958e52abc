/** One row of docs/limits.md. */
export interface Limit {
  /** The limited quantity. */
  readonly what: string;
  /** The words around the values, which replace each `{}`, here and in `beyond`; the value alone if omitted. */
  readonly limit?: string;
  /** The effect beyond the limit. */
  readonly beyond?: string;
  /** The constants by their names, as in `{ LINES_MAX }`, in the order of the values. The unit is the ending of a name: `_MS`, `_SECONDS`, `_MINUTES`, `_HOURS`, `_DAYS`, or `BYTES`. */
  readonly constant: Readonly<Record<string, number>>;
  /** The file that exports the constants, from the root of the repository. */
  readonly file: string;
}
