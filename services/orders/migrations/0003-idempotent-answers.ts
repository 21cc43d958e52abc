import { createIdempotencyTables } from '@storefront/idempotency/tables';
import type { Kysely } from 'kysely';

/**
 * Creates the table of stored responses of requests with an Idempotency-Key. Checkouts have a separate table, because they claim their key
 * long before they finish.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIdempotencyTables(db);
}
