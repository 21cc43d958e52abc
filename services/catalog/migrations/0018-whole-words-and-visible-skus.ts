import { type Kysely, sql } from 'kysely';

/** The index is built concurrently. */
export const transaction = false;

/**
 * Lists every word that products contain, so that a search looks up whole words instead of all words with a prefix, and lets a page of products
 * skip those before it in the index alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

// A lexeme begins with nine characters that identify its store and mode. Words that begin with a digit, and joined SKUs, are not looked up here.
const wordsOf = (products: string): string => `
  insert into search_lexeme (tenant_id, mode, word)
  select distinct tenant_id, mode, substr(lexeme, 10)
  from ${products} cross join lateral unnest(tsvector_to_array(search)) as words (lexeme)
  where substr(lexeme, 10, 1) collate "C" not in ('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '=')
  order by 1, 2, 3
  on conflict do nothing`;

const trigger = (event: 'insert' | 'update'): string => `
  create or replace trigger search_lexeme_on_${event} after ${event} on product
    referencing new table as written for each statement execute function note_search_lexemes()`;

const STATEMENTS = [
  `create table if not exists search_lexeme (
    tenant_id uuid not null,
    mode text not null check (mode in ('sandbox', 'live')),
    word text collate "C" not null,
    primary key (tenant_id, mode, word)
  )`,
  // A trigger, because processes of the previous release write products too while they are being replaced.
  `create or replace function note_search_lexemes() returns trigger language plpgsql set search_path from current as $$
    begin
      ${wordsOf('written')};
      return null;
    end $$`,
  trigger('insert'),
  trigger('update'),
  wordsOf('product'),
  `drop index concurrently if exists product_by_sku`,
  `create index concurrently product_by_sku on product (tenant_id, mode, sku) where not hidden`,
  `analyze search_lexeme`,
];
