import type { Scope } from '@storefront/contract';
import { type RawBuilder, sql } from 'kysely';

/** The rows of which to return a page. */
interface DueRows<Column extends string> {
  /** Selects `"tenantId"`, `mode`, `due_at`, and the columns. */
  readonly due: RawBuilder<unknown>;
  readonly columns: readonly Column[];
  /** The page size. */
  readonly limit: number;
  /** The most rows of one store, so that a store with many does not delay the others. */
  readonly perStore?: number;
}

/**
 * Returns one page of the rows that are due in all stores. The stores take turns, each with its oldest rows first. It locks nothing: what settles a row names its
 * store and checks the row again.
 */
export const inTurns = <Row extends Scope>({
  due,
  columns,
  limit,
  perStore = 50,
}: DueRows<Exclude<keyof Row & string, keyof Scope>>): RawBuilder<Row> => sql<Row>`
  select "tenantId", mode, ${sql.join(columns.map((column) => sql.ref(column)))}
  from (select *, row_number() over (partition by "tenantId", mode order by due_at) as turn from (${due}) due) ranked
  where turn <= ${perStore} order by turn, due_at limit ${limit}`;
