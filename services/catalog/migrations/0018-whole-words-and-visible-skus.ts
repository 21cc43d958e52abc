import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** The index is built concurrently, and the words of few products are committed at a time. */
export const transaction = false;

/**
 * Lists every word that products contain, so that a search looks up whole words instead of all words with a prefix, and lets a page of products
 * skip those before it in the index alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await addWordsOfProducts(db);
  await createIndexConcurrently(db, 'product_by_sku', 'on product (tenant_id, mode, sku) where not hidden');
  await sql`analyze search_lexeme`.execute(db);
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
];

interface ProductKey {
  readonly tenant_id: string;
  readonly mode: string;
  readonly sku: string;
}

const BEFORE_ALL: ProductKey = { tenant_id: '00000000-0000-0000-0000-000000000000', mode: '', sku: '' };
const PRODUCTS_PER_STATEMENT = 2_000;

/** Adds the words of all products. A product that is written meanwhile, with a word that is new, waits for one statement at most. */
async function addWordsOfProducts(db: Kysely<unknown>): Promise<void> {
  for (let last: ProductKey | undefined = BEFORE_ALL; last !== undefined;) last = await addWordsOfPage(db, last);
}

/** Adds the words of the products after `last`, and returns the last one of them; undefined if there are none. */
async function addWordsOfPage(db: Kysely<unknown>, last: ProductKey): Promise<ProductKey | undefined> {
  const { rows } = await sql<ProductKey>`
    with page as (
      select tenant_id, mode, sku, search from product
      where (tenant_id, mode, sku) > (${last.tenant_id}::uuid, ${last.mode}, ${last.sku})
      order by tenant_id, mode, sku limit ${PRODUCTS_PER_STATEMENT}
    ),
    added as (${sql.raw(wordsOf('page'))})
    select tenant_id, mode, sku from page order by tenant_id desc, mode desc, sku desc limit 1
  `.execute(db);
  return rows[0];
}
