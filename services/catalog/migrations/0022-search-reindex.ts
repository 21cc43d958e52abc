import { type Kysely, sql } from 'kysely';

/** Creates the queue of stores whose products a sweep indexes again, with all stores in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Products with a SKU from `from_sku` on still have to be reindexed.
  `create table search_reindex (
    tenant_id uuid not null,
    mode text not null check (mode in ('sandbox', 'live')),
    from_sku text collate "C" not null default '',
    primary key (tenant_id, mode)
  )`,
  // Changes with each write of `search` by a release that has this column.
  `alter table product add column indexed_at timestamptz`,
  `create function note_search_reindex() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into search_reindex (tenant_id, mode, from_sku) values (new.tenant_id, new.mode, new.sku)
      on conflict (tenant_id, mode) do update set from_sku = excluded.from_sku where excluded.from_sku < search_reindex.from_sku;
      return null;
    end $$`,
  // Processes of the previous release write products too while they are being replaced.
  `create trigger search_reindex_on_insert after insert on product
    for each row when (new.indexed_at is null) execute function note_search_reindex()`,
  `create trigger search_reindex_on_update after update of search on product
    for each row when (new.indexed_at is not distinct from old.indexed_at and new.search is distinct from old.search)
    execute function note_search_reindex()`,
  `insert into search_reindex (tenant_id, mode) select tenant_id, mode from catalog_version`,
];
