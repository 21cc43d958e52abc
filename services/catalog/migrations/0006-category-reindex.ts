import { type Kysely, sql } from 'kysely';

/** Creates the queue of renamed and moved categories. Their products with a SKU above `after_sku` still have to be reindexed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table category_reindex (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      category_id uuid not null,
      after_sku text collate "C" not null default '',
      primary key (tenant_id, mode, category_id),
      foreign key (tenant_id, mode, category_id) references category (tenant_id, mode, id)
    )`)
    .execute(db);
}
