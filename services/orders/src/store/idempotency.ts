import type { CustomerScope } from '@storefront/db';
import { type StoredResponse, storedResponse } from '@storefront/idempotency';
import type { Idempotency } from '@storefront/rpc';
import { sql } from 'kysely';
import type { LeasedCheckout } from '../domain/checkout.ts';
import type { Db } from './schema.ts';
import type { NewCheckout, StartCheckout } from './start-checkouts.ts';

/** Returns the record of a key, or undefined if it is unknown or expired. The response is the checkout's result, committed with the order. */
export async function findIdempotencyRecord(db: Db, scope: CustomerScope, key: Idempotency): Promise<StoredResponse | undefined> {
  const { tenantId, mode, customerId } = scope;
  const { rows } = await sql<StoredResponse>`
    select record.fingerprint, checkout.result as response
    from idempotency_record record
    join checkout on checkout.tenant_id = record.tenant_id and checkout.mode = record.mode and checkout.id = record.checkout_id
    where record.tenant_id = ${tenantId} and record.mode = ${mode} and record.customer_id = ${customerId} and record.route = ${key.route}
      and record.key = ${key.key} and record.expires_at > now()
  `.execute(db);
  return rows[0];
}

/** A started checkout, or the stored response of the key. */
export type BeginResult = { readonly checkout: LeasedCheckout } | { readonly response: string };

/** Starts a checkout under its key or returns the key's stored response. Of concurrent requests, exactly one starts a checkout. */
export async function beginCheckout(
  { db, startCheckout }: { readonly db: Db; readonly startCheckout: StartCheckout },
  checkout: NewCheckout,
  key: Idempotency | undefined,
): Promise<BeginResult> {
  const started = await startCheckout({ checkout, key });
  if (started !== undefined) return { checkout: started };
  if (key === undefined) throw new Error('a checkout without a key was not inserted');
  const record = await findIdempotencyRecord(db, checkout, key);
  // The record is missing if the first request was compensated between the two statements. A retry then finds the key free.
  return { response: storedResponse(record ?? { fingerprint: key.fingerprint, response: null }, key.fingerprint) };
}
