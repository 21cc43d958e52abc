import { type Kysely, sql } from 'kysely';

/** Categories whose name or place has changed: the products below them are searched by it, and are indexed anew after that SKU. */
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
