import { createIdempotencyTables } from '@storefront/idempotency/tables';
import type { Kysely } from 'kysely';

/** Creates the table for the stored responses of requests with an Idempotency-Key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIdempotencyTables(db);
}
