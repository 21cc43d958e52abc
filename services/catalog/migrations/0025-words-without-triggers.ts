import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** Each statement commits on its own, and the index is built concurrently. */
export const transaction = false;

/**
 * Drops the triggers of `product`. This release lists the words of the products that it writes, and records it in `listed_at`. Processes of the previous release do
 * not, so a sweep finds and repairs what they write from here on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The triggers have listed the words of all existing products. The hour is longer than a transaction that began before they are dropped.
  await sql`alter table product add column if not exists listed_at timestamptz not null default now() - interval '1 hour'`.execute(db);
  await sql`alter table product alter column listed_at set default '-infinity'`.execute(db);
  await createIndexConcurrently(db, 'product_to_list', 'on product (tenant_id, mode, sku) where indexed_at > listed_at');
  for (const trigger of TRIGGERS) await sql`drop trigger if exists ${sql.id(trigger)} on product`.execute(db);
  for (const name of FUNCTIONS) await sql`drop function if exists ${sql.id(name)}()`.execute(db);
}

const TRIGGERS = ['search_lexeme_on_insert', 'search_lexeme_on_update', 'search_reindex_on_insert', 'search_reindex_on_update'];
const FUNCTIONS = ['note_search_lexemes', 'note_search_reindex'];
