import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** Each statement commits on its own, because readers lock these tables in any order, and the index is built concurrently. */
export const transaction = false;

/**
 * Replaces what assumes that all stores are on one server: the lock of product writers becomes a row, the version of a product a column, and the change logs that are
 * due for compaction are found in an index instead of looking at every store.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await createIndexConcurrently(db, 'catalog_version_to_compact', 'on catalog_version (compact_at)');
}

const STATEMENTS = [
  `create table if not exists catalog_writer (
    tenant_id uuid not null,
    mode text not null check (mode in ('sandbox', 'live')),
    locked_at timestamptz(3) not null,
    primary key (tenant_id, mode)
  ) with (fillfactor = 50)`,
  `alter table product add column if not exists revision bigint not null default 0`,
  // All existing logs are due once. A change of a new store can be compacted after a month.
  `alter table catalog_version add column if not exists compact_at timestamptz(3) not null default now()`,
  `alter table catalog_version alter column compact_at set default now() + interval '30 days'`,
];
