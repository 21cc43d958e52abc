/** One row of docs/limits.md. */
export interface Limit {
  /** What is limited. */
  readonly what: string;
  /** The words around the value, which replaces `{}`; the value alone if omitted. */
  readonly limit?: string;
  /** What happens beyond the limit. */
  readonly beyond?: string;
  /** The constant by its name, as in `{ LINES_MAX }`. The unit is the name's ending: `_MS`, `_SECONDS`, `_MINUTES`, `_HOURS`, `_DAYS`, or `BYTES`. */
  readonly constant: Readonly<Record<string, number>>;
  /** The file that exports the constant, from the root of the repository. */
  readonly file: string;
}
