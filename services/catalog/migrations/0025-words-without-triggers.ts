import { type Kysely, sql } from 'kysely';

/** Each statement commits on its own. */
export const transaction = false;

/**
 * Drops the triggers that list the words of products, which this release lists itself. What processes of release 1.0.0 write is found by the triggers
 * `search_reindex_on_insert` and `search_reindex_on_update`, and indexed again. The next release drops these, as `--distribute` does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const trigger of TRIGGERS) await sql`drop trigger if exists ${sql.id(trigger)} on product`.execute(db);
  await sql`drop function if exists note_search_lexemes()`.execute(db);
}

const TRIGGERS = ['search_lexeme_on_insert', 'search_lexeme_on_update'];
