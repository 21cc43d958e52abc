import type { Scope } from '@storefront/db';
import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** As long as an operator waits for an answer. */
const PATIENCE = '60s';

/**
 * Lets one writer of products at a time into a store's catalog, until its transaction ends. Imports commit every few hundred rows, so two
 * of them take turns and neither waits long. Only the move of a large category holds it for longer than a statement may usually take, so
 * whoever waits is patient. Checkouts do not come here: they lock stock rows alone.
 */
export async function lockCatalog(trx: Transaction<Database>, { tenantId, mode }: Scope): Promise<void> {
  await sql`select set_config('statement_timeout', ${PATIENCE}, true)`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`catalog/${tenantId}/${mode}`}, 0))`.execute(trx);
}
