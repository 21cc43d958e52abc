import { type Kysely, sql } from 'kysely';

/** Stores how far each change log has been compacted, and indexes changes by SKU and kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table catalog_compaction (
    tenant_id uuid not null,
    mode text not null check (mode in ('sandbox', 'live')),
    version bigint not null,
    primary key (tenant_id, mode)
  )`,
  `create index catalog_change_by_sku on catalog_change (tenant_id, mode, sku, change, version)`,
];
