import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import type { Kysely } from 'kysely';

/** The index is built concurrently. */
export const transaction = false;

/** Finds the public events of a request by their position. The index by their sequence, which the previous release reads, is removed later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'outbox_request_position',
    'on outbox (tenant_id, mode, request_id) where request_id is not null and aggregate_position is not null',
  );
}
