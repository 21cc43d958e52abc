import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import type { Kysely } from 'kysely';
import { up as createRequestIds } from './0003-request-ids.ts';

/** An index is built concurrently. */
export const transaction = false;

/** Lets events name the request that has caused them, and finds the public events of a request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRequestIds(db);
  await createIndexConcurrently(
    db,
    'outbox_request',
    'on outbox (tenant_id, mode, request_id) where request_id is not null and sequence is not null',
  );
}
