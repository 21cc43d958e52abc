import type { Scope } from '@storefront/db';
import { type Kysely, sql, type Transaction } from 'kysely';
import { adjacentSwaps } from '../../domain/search-query.ts';
import type { Database } from '../schema.ts';

/** Returns the similar dictionary words of each word, most similar first, followed by those with two adjacent letters swapped. */
export async function listSimilarWords(
  db: Kysely<Database>,
  { tenantId, mode }: Scope,
  words: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (words.length === 0) return new Map();
  const swaps = words.flatMap((typed) => adjacentSwaps(typed).map((swap) => ({ typed, swap })));
  const { rows } = await sql<{ word: string; similar: readonly string[]; swapped: readonly string[] }>`
    select word, array(select similar_words(${tenantId}::uuid, ${mode}, word, ${limit}::integer)) as similar, array(
      select s.word from unnest(${swaps.map(({ typed }) => typed)}::text[], ${swaps.map(({ swap }) => swap)}::text[]) as meant (typed, swap)
      join search_word s on s.tenant_id = ${tenantId} and s.mode = ${mode} and s.word = meant.swap
      where meant.typed = given.word
    ) as swapped
    from unnest(${words}::text[]) as given (word)
  `.execute(db);
  return new Map(rows.map(({ word, similar, swapped }) => [word, [...new Set([...similar, ...swapped])]]));
}

/** Adds words to the dictionary. They are inserted in sorted order so that concurrent imports cannot deadlock. */
export async function insertWords(trx: Transaction<Database>, { tenantId, mode }: Scope, words: ReadonlySet<string>): Promise<void> {
  if (words.size === 0) return;
  await sql`
    insert into search_word (tenant_id, mode, word)
    select ${tenantId}::uuid, ${mode}, word from unnest(${[...words].sort()}::text[]) as given (word)
    on conflict do nothing
  `.execute(trx);
}
