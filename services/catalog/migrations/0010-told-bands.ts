import { type Kysely, sql } from 'kysely';

/**
 * What the world has been told of a band, apart from what caches and the change feed know (`last_band`): a band that flips many times a
 * second is told of once a second, and then the last one.
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
  // Few rows at any time: those whose band moved again within the second.
  `create index stock_to_tell on stock (tell_at) where tell_at is not null`,
];
