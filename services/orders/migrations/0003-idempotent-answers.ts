import { createIdempotencyTables } from '@storefront/idempotency/tables';
import type { Kysely } from 'kysely';

/** Keeps what requests with an Idempotency-Key were answered; those of checkouts have a table of their own, for they begin long before they end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIdempotencyTables(db);
}
