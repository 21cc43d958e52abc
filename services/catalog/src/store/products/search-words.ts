import { PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { adjacentSwaps, isCorrection, isListed } from '../../domain/search-query.ts';
import { hidden } from '../hidden.ts';
import type { Db, Trx } from '../schema.ts';
import { versionOf } from './product-rows.ts';

/** The entries of a store's dictionaries for the words of a query. */
export interface KnownWords {
  /** The similar words of each fuzzy word, most similar first, followed by those with two adjacent letters swapped. */
  readonly similar: ReadonlyMap<string, readonly string[]>;
  /** Words that products contain and that begin with a completed word. */
  readonly completions: ReadonlyMap<string, readonly string[]>;
  /** The catalog version; undefined if there were no words to look up. */
  readonly version: string | undefined;
}

/** The words to look up: those to find similar words for, and those to complete. */
export interface LookedUpWords {
  readonly fuzzy: readonly string[];
  readonly completed: readonly string[];
}

/** Follows all characters, in the order of bytes. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Sets what `%` takes for similar in this statement: with this threshold, a five-letter word with two letters swapped is still a candidate. */
const SIMILARITY = sql`set_config('pg_trgm.similarity_threshold', '0.2', true)`;

/** Looks up the words of a query in the dictionaries, in one statement. */
export async function listKnownWords(
  db: Db,
  scope: Scope,
  { fuzzy, completed }: LookedUpWords,
  { similarMax, completionsMax }: { readonly similarMax: number; readonly completionsMax: number },
): Promise<KnownWords> {
  if (fuzzy.length === 0 && completed.length === 0) return { similar: new Map(), completions: new Map(), version: undefined };
  const { tenantId, mode } = scope;
  const swaps = fuzzy.flatMap((word) => adjacentSwaps(word).map((swap) => [word, swap] as const));
  const [typed, swapped] = [swaps.map(([word]) => word), swaps.map(([, swap]) => swap)];
  const { rows } = await sql<{ kind: 'similar' | 'completion'; word: string; found: readonly string[]; version: string }>`
    ${PREPARED}
    select ${versionOf(scope)} as version, 'similar' as kind, word,
      array(
        select s.word from search_word s
        where s.tenant_id = ${tenantId} and s.mode = ${mode} and s.word % given.word
        order by similarity(s.word, given.word) desc, s.word limit ${sql.lit(similarMax)}
      ) || array(
        select s.word from unnest(${hidden(typed, 'text[]')}, ${hidden(swapped, 'text[]')}) as meant (typed, swap)
        join search_word s on s.tenant_id = ${tenantId} and s.mode = ${mode} and s.word = meant.swap
        where meant.typed = given.word
      ) as found
    from (select ${SIMILARITY}) as similarity cross join unnest(${hidden(fuzzy, 'text[]')}) as given (word)
    union all
    select ${versionOf(scope)}, 'completion', word, array(
      select l.word from search_lexeme l
      where l.tenant_id = ${tenantId} and l.mode = ${mode} and l.word >= given.word and l.word < given.word || ${LAST_CHARACTER}
      order by l.word limit ${sql.lit(completionsMax)}
    )
    from unnest(${hidden(completed, 'text[]')}) as given (word)
  `.execute(db);
  const ofKind = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ word, found }) => [word, [...new Set(found)]] as const);
  return { similar: new Map(ofKind('similar')), completions: new Map(ofKind('completion')), version: rows[0]?.version ?? '0' };
}

/** Adds words of products to the dictionaries: the candidates for spelling correction, and the whole words. The caller has the catalog lock. */
export async function insertWords(trx: Trx, scope: Scope, words: ReadonlySet<string>): Promise<void> {
  await insertInto(trx, 'search_word', scope, [...words].filter(isCorrection));
  await insertInto(trx, 'search_lexeme', scope, [...words].filter(isListed));
}

async function insertInto(trx: Trx, dictionary: string, { tenantId, mode }: Scope, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  // Neighbors in the index one after the other: an import adds thousands of words.
  await sql`${PREPARED}
    insert into ${sql.table(dictionary)} (tenant_id, mode, word)
    select ${tenantId}::uuid, ${mode}, word from unnest(${words.toSorted()}::text[]) as given (word)
    on conflict do nothing
  `.execute(trx);
}
