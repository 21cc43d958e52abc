import type { CustomerScope } from '@storefront/db';
import { type StoredAnswer, storedResponse } from '@storefront/idempotency';
import type { Idempotency } from '@storefront/rpc';
import type { Kysely } from 'kysely';
import type { HeldCheckout } from '../domain/checkout.ts';
import { insertCheckout, type NewCheckout, recordOf } from './checkouts.ts';
import type { Database } from './schema.ts';

/** Returns the record of a key, or undefined if it is unknown or expired. */
export async function findIdempotencyRecord(
  db: Kysely<Database>,
  scope: CustomerScope,
  key: Idempotency,
): Promise<StoredAnswer | undefined> {
  return (await recordOf(scope, key).execute(db)).rows[0];
}

/** A started checkout, or the stored response of the key. */
export type BeginResult = { readonly checkout: HeldCheckout } | { readonly response: string };

/** Starts a checkout under its key or returns the key's stored response. Of concurrent requests, exactly one starts a checkout. */
export async function beginCheckout(db: Kysely<Database>, checkout: NewCheckout, key: Idempotency | undefined): Promise<BeginResult> {
  const begun = await insertCheckout(db, checkout, key);
  if (begun !== undefined && 'id' in begun) return { checkout: begun };
  if (key === undefined) throw new Error('a checkout without a key was not inserted');
  const record = begun ?? (await findIdempotencyRecord(db, checkout, key));
  // The record is missing if the first request was compensated between the two statements. A retry then finds the key free.
  return { response: storedResponse(record ?? { fingerprint: key.fingerprint, response: null }, key.fingerprint) };
}
