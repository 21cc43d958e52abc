import type { Scope } from '@storefront/db';
import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Lets one writer of products at a time into a store's catalog, until its transaction ends. Imports commit every few hundred rows, so two
 * of them take turns and neither waits long. Checkouts do not come here: they lock stock rows alone.
 */
export async function lockCatalog(trx: Transaction<Database>, { tenantId, mode }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`catalog/${tenantId}/${mode}`}, 0))`.execute(trx);
}
