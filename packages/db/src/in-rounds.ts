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
 * Returns one page of the rows that are due in all stores. Each store has one row in each round, its oldest first. It locks nothing: what settles a row names its
 * store and checks the row again.
 */
export const inRounds = <Row extends Scope>({
  due,
  columns,
  limit,
  perStore = 50,
}: DueRows<Exclude<keyof Row & string, keyof Scope>>): RawBuilder<Row> => sql<Row>`
  select "tenantId", mode, ${sql.join(columns.map((column) => sql.ref(column)))}
  from (select *, row_number() over (partition by "tenantId", mode order by due_at) as round from (${due}) due) ranked
  where round <= ${perStore} order by round, due_at limit ${limit}`;
