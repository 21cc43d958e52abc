import { createIdempotencyTables } from '@storefront/idempotency/tables';
import type { Kysely } from 'kysely';

/** Creates the tables of stored responses to requests with an Idempotency-Key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIdempotencyTables(db);
}
