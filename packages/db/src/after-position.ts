import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** Where the previous page of a list ends, which is sorted by a time and an ID, newest first. */
interface Position {
  readonly at: Date;
  readonly id: string;
}

/** The SQL condition that a row comes after a position. Without one, every row does. Both columns must be in an index in this order. `type` is that of the IDs. */
export const afterPosition = (
  position: Position | undefined,
  [at, id]: readonly [at: string, id: string],
  type: 'uuid' | 'text' = 'uuid',
): RawBuilder<boolean> =>
  position === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${position.at.toISOString()}::timestamptz, ${position.id}::${sql.raw(type)})`;

/** Sorts a list newest first, and selects the rows of a page and one more. Call it on a query with `$call`. The column and `id` must be in an index in this order. */
export const newestAfter =
  (at: string, { limit, after }: { readonly limit: number; readonly after: Position | undefined }) =>
  <Database, Tables extends keyof Database, Row>(
    query: SelectQueryBuilder<Database, Tables, Row>,
  ): SelectQueryBuilder<Database, Tables, Row> =>
    query
      .where(afterPosition(after, [at, 'id']))
      .orderBy(sql.ref(at), 'desc')
      .orderBy(sql.ref('id'), 'desc')
      .limit(limit + 1);
