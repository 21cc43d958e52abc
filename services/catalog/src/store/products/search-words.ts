import { PREPARED, type Scope } from '@storefront/db';
import { type Kysely, sql, type Transaction } from 'kysely';
import { adjacentSwaps } from '../../domain/search-query.ts';
import type { Database } from '../schema.ts';

/** What the dictionaries of a store contain for the words of a query. */
export interface KnownWords {
  /** The similar words of each fuzzy word, most similar first, followed by those with two adjacent letters swapped. */
  readonly similar: ReadonlyMap<string, readonly string[]>;
  /** Words that products contain and that begin with a completed word. */
  readonly completions: ReadonlyMap<string, readonly string[]>;
}

/** Follows all characters, in the order of bytes. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Looks up the words of a query in the dictionaries, in one statement. */
export async function listKnownWords(
  db: Kysely<Database>,
  { tenantId, mode }: Scope,
  { fuzzy, completed }: { readonly fuzzy: readonly string[]; readonly completed: readonly string[] },
  { similarMax, completionsMax }: { readonly similarMax: number; readonly completionsMax: number },
): Promise<KnownWords> {
  if (fuzzy.length === 0 && completed.length === 0) return { similar: new Map(), completions: new Map() };
  const swaps = fuzzy.flatMap((typed) => adjacentSwaps(typed).map((swap) => ({ typed, swap })));
  const { rows } = await sql<{ kind: 'similar' | 'completion'; word: string; found: readonly string[] }>`
    ${PREPARED}
    select 'similar' as kind, word, array(select similar_words(${tenantId}::uuid, ${mode}, word, ${similarMax}::integer)) || array(
      select s.word from unnest(${swaps.map(({ typed }) => typed)}::text[], ${swaps.map(({ swap }) => swap)}::text[]) as meant (typed, swap)
      join search_word s on s.tenant_id = ${tenantId} and s.mode = ${mode} and s.word = meant.swap
      where meant.typed = given.word
    ) as found
    from unnest(${fuzzy}::text[]) as given (word)
    union all
    select 'completion', word, array(
      select l.word from search_lexeme l
      where l.tenant_id = ${tenantId} and l.mode = ${mode} and l.word >= given.word and l.word < given.word || ${LAST_CHARACTER}
      order by l.word limit ${completionsMax}
    )
    from unnest(${completed}::text[]) as given (word)
  `.execute(db);
  const ofKind = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ word, found }) => [word, [...new Set(found)]] as const);
  return { similar: new Map(ofKind('similar')), completions: new Map(ofKind('completion')) };
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
