import { up as createEventTables } from '@storefront/events/migrations/0001-event-tables';
import { type Kysely, sql } from 'kysely';

/** Creates the catalog version that every response carries, the change log behind the change feed, and the event tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await createEventTables(db);
}

const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

const STATEMENTS = [
  // One hot row per store and mode. Transactions lock it last, so versions become visible in order.
  `create table catalog_version (
    ${SCOPE},
    version bigint not null,
    visible_count integer not null check (visible_count >= 0),
    updated_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode)
  ) with (fillfactor = 50)`,
  `create table catalog_change (
    ${SCOPE},
    version bigint not null,
    sku text collate "C" not null,
    change text not null check (change in ('CREATED', 'UPDATED', 'REMOVED', 'STOCK')),
    created_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, version, sku)
  )`,
];
