import { type Kysely, sql } from 'kysely';

/**
 * Prefixes every lexeme with its store and mode, and drops those columns from the search index. Searches no longer intersect their words
 * with the list of all products of the store, which took most of their time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `drop index product_search`,
  `update product set search = regexp_replace(
    search::text, '''([^'']+)''', '''' || right(tenant_id::text, 8) || left(mode, 1) || '\\1''', 'g'
  )::tsvector`,
  `create index product_search on product using gin (search) with (gin_pending_list_limit = 512) where not hidden`,
];
