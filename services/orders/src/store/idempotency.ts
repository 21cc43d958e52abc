import type { CustomerScope } from '@storefront/db';
import { type StoredAnswer, storedResponse } from '@storefront/idempotency';
import type { Idempotency } from '@storefront/rpc';
import { type Kysely, sql } from 'kysely';
import type { HeldCheckout } from '../domain/checkout.ts';
import { insertCheckout, type NewCheckout } from './checkouts.ts';
import type { Database } from './schema.ts';

/** Returns the record of a key, or undefined if it is unknown or expired. The response is the checkout's result, committed with the order. */
export function findIdempotencyRecord(
  db: Kysely<Database>,
  scope: CustomerScope,
  { route, key }: Idempotency,
): Promise<StoredAnswer | undefined> {
  return db
    .selectFrom('idempotency_record as record')
    .innerJoin('checkout', (join) =>
      join
        .onRef('checkout.tenant_id', '=', 'record.tenant_id')
        .onRef('checkout.mode', '=', 'record.mode')
        .onRef('checkout.id', '=', 'record.checkout_id'),
    )
    .select(['record.fingerprint', 'checkout.result as response'])
    .where('record.tenant_id', '=', scope.tenantId)
    .where('record.mode', '=', scope.mode)
    .where('record.customer_id', '=', scope.customerId)
    .where('record.route', '=', route)
    .where('record.key', '=', key)
    .where('record.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** A started checkout, or the stored response of the key. */
export type BeginResult = { readonly checkout: HeldCheckout } | { readonly response: string };

/** Starts a checkout under its key or returns the key's stored response. Of concurrent requests, exactly one starts a checkout. */
export async function beginCheckout(db: Kysely<Database>, checkout: NewCheckout, key: Idempotency | undefined): Promise<BeginResult> {
  const begun = await insertCheckout(db, checkout, key);
  if (begun !== undefined) return { checkout: begun };
  if (key === undefined) throw new Error('a checkout without a key was not inserted');
  const record = await findIdempotencyRecord(db, checkout, key);
  // The record is missing if the first request was compensated between the two statements. A retry then finds the key free.
  return { response: storedResponse(record ?? { fingerprint: key.fingerprint, response: null }, key.fingerprint) };
}
