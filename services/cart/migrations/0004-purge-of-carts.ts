import { type Kysely, sql } from 'kysely';

/** Indexes the carts and promotion uses that are old enough to be purged, and adds a count of purged uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Also used to check recently changed carts.
  `create index cart_updated on cart (updated_at)`,
  `create index cart_freeze_updated on cart_freeze (updated_at) where status in ('HELD', 'CLOSED')`,
  `create index promotion_use_age on promotion_use (used_at)`,
  `alter table promotion add column purged_use_count integer not null default 0 check (purged_use_count >= 0)`,
];
