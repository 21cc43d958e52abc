import { type Kysely, sql } from 'kysely';

/**
 * Adds the last published band, separate from the one recorded in the change feed (`last_band`), so that `stock.changed` is coalesced to
 * one event per second.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table stock
    add column told_band text not null default 'UNKNOWN' check (told_band in ('IN_STOCK', 'LOW', 'OUT', 'UNKNOWN')),
    add column told_at timestamptz(3),
    add column tell_at timestamptz(3)`,
  `update stock set told_band = last_band`,
  // Contains only the few rows with a delayed change.
  `create index stock_to_tell on stock (tell_at) where tell_at is not null`,
];
