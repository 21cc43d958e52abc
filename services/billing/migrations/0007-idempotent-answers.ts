import { createIdempotencyTables } from '@storefront/idempotency/tables';
import type { Kysely } from 'kysely';

/** Keeps what requests with an Idempotency-Key were answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIdempotencyTables(db);
}
