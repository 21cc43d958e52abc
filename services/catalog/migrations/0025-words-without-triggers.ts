import { type Kysely, sql } from 'kysely';

/** Each statement commits on its own. */
export const transaction = false;

/**
 * Drops the triggers that list the words of all products, because this release lists them itself. What processes of release 1.0.0 write, also after a rollback, is
 * found by the triggers `search_reindex_on_insert` and `search_reindex_on_update`, which now list its words and have it indexed again later. The next release drops
 * these, as `--distribute` does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create or replace function note_search_reindex() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into search_lexeme (tenant_id, mode, word)
      select new.tenant_id, new.mode, substr(lexeme, 10) from unnest(tsvector_to_array(new.search)) as lexeme
      where substr(lexeme, 10, 1) collate "C" not in ('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '=')
      order by lexeme
      on conflict do nothing;
      insert into search_reindex (tenant_id, mode, from_sku) values (new.tenant_id, new.mode, new.sku)
      on conflict (tenant_id, mode) do update set from_sku = excluded.from_sku where excluded.from_sku < search_reindex.from_sku;
      return null;
    end $$`,
  'drop trigger if exists search_lexeme_on_insert on product',
  'drop trigger if exists search_lexeme_on_update on product',
  'drop function if exists note_search_lexemes()',
];
