import { createEventTables } from '@storefront/events/tables';
import { type Kysely, sql } from 'kysely';

/** The version that every catalog answer carries, the change log behind the delta feed, and the event tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await createEventTables(db);
}

const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

const STATEMENTS = [
  // One hot row a world: it is the last thing a writing transaction locks, so versions become visible in their order.
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
